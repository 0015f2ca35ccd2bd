import LintSyntax

/// Types that only carry values, whatever their names.
extension StoreRoleFinder {
  /// Whether a type only carries values, although they may include stores: it has nothing but properties, and uses no store itself.
  func carriesValues(_ type: TypeID) -> Bool {
    guard project.hasOnlyProperties(type) else { return false }
    let members = project.members(of: type)
    return !project.storedProperties(of: type).contains { property in
      store(in: property) != nil && members.contains { usesStore(in: property, by: $0) }
    }
  }
}

extension Project {
  /// Whether a type and its supertypes have neither functions nor closures, and no member uses a store of the system. A supertype that
  /// the project doesn't declare may have functions, unless it is a standard one.
  func hasOnlyProperties(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).allSatisfy { owner in
      members(of: owner).allSatisfy { member in
        switch self[member].kind {
        case .function, .subscript: return false
        case .property: return !isFunction(self[member].type, in: member.file) && storeUse(of: member) == nil
        default: return storeUse(of: member) == nil
        }
      }
    } && externalSupertypes(of: type).allSatisfy { CommonSupertypes[$0].contains(.standard) }
  }

  /// Whether no code uses a private member: a function without a call, or a property that an initializer only stores.
  func isUnused(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard [.function, .property].contains(declaration.kind), declaration.modifiers.contains(.private),
      declaration.attributes.isEmpty
    else { return false }
    let facts = file(member)
    return !facts.expressionIDs.contains { expression in
      let node = facts[expression]
      return node.name == declaration.name && node.kind != .argument
        && !facts.enclosing(node.owner).contains(member.declaration) && !facts.onlyStores(expression)
    }
  }
}

extension FileFacts {
  /// `self.session` and `session` in `self.session = session`
  fileprivate func onlyStores(_ expression: ExpressionID) -> Bool {
    guard let assignment = self[expression].parent, self[assignment].kind == .assignment,
      enclosing(self[expression].owner).first(where: { self[$0].kind.isCallable })
        .map({ self[$0].kind == .initializer }) ?? false,
      let target = target(of: assignment), let value = value(of: assignment)
    else { return false }
    return target == expression || value == expression && self[target].name == self[expression].name
  }
}
