import LintSyntax

/// Types that only carry values, whatever their names.
extension StoreRoleFinder {
  /// Whether a type only carries values: it has nothing but properties, and uses no store itself. A store may be one of the values that
  /// others set. A constant store belongs to the type, which then stands for it.
  func carriesValues(_ type: TypeID) -> Bool {
    guard project.hasOnlyProperties(type) else { return false }
    let members = project.members(of: type)
    return !project.storedProperties(of: type).contains { property in
      store(in: property) != nil
        && (project[property].modifiers.contains(.constant) || project.isHidden(property)
          || members.contains { usesStore(in: property, by: $0) })
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

  /// Whether a function is private and no code of its file names it.
  public func isUnused(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    guard declaration.kind == .function, declaration.modifiers.contains(.private), declaration.attributes.isEmpty else {
      return false
    }
    let facts = file(member)
    return !facts.expressionIDs.contains { expression in
      let node = facts[expression]
      return node.name == declaration.name && node.kind != .argument
        && !facts.enclosing(node.owner).contains(member.declaration)
    }
  }
}
