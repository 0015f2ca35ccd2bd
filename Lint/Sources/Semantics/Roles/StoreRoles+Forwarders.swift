public import LintSyntax

extension StoreRoles {
  /// Classes that keep a store and answer by asking it. Who gives several stores to others is a locator; who answers nothing
  /// only tells the store, as reporters of use do; who knows views steers them.
  mutating func takeForwarders() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && mayForward(type) {
      let kept = project.storedProperties(of: type).compactMap { property in keptStore(property).map { (property, $0) }
      }
      guard !kept.isEmpty, kept.count == 1 || kept.contains(where: { isHidden($0.0) }),
        !Self.knowsViews(type, project, roles), !laysOut(type)
      else { continue }
      if let (_, store) = kept.first(where: { answers(type, by: $0.0) }) {
        add(type, .use, ["'\(name(type))' stores '\(name(store))' and returns its results"])
      }
    }
  }

  private func mayForward(_ type: TypeID) -> Bool {
    (project[type].kind == .class || project[type].kind == .actor) && !Self.isObserved(type, project)
  }

  /// Code that lays out views supports the view side.
  private func laysOut(_ type: TypeID) -> Bool {
    project[type].bodies.contains { Self.laysOut($0, project) }
  }

  static func laysOut(_ body: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(body)
    return project[body].code.contains { index in
      facts[index].kind == .member && SystemMembers[facts[index].name].contains(.placement)
    }
  }

  private func isHidden(_ member: SymbolID) -> Bool {
    !project[member].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  private func answers(_ type: TypeID, by kept: SymbolID) -> Bool {
    project.members(of: type).contains { !isHidden($0) && isAnswer($0) && asks(kept, in: $0) }
  }

  /// Something comes back: as a result, to a closure, or to who waits.
  private func isAnswer(_ member: SymbolID) -> Bool {
    let declaration = project[member]
    switch declaration.kind {
    case .property: return declaration.modifiers.contains(.computed)
    case .function:
      let facts = project.file(member)
      return declaration.type != nil || declaration.modifiers.contains(.async)
        || facts.children(of: member.declaration).contains { child in
          facts[child].kind == .parameter
            && project.isFunction(facts[child].type, in: member.file)
        }
    default: return false
    }
  }

  private func asks(_ kept: SymbolID, in member: SymbolID) -> Bool {
    let facts = project.file(member)
    let name = project[kept].name
    return project[member].code.contains { index in
      let node = facts[index]
      guard node.name == name, node.kind == .reference || node.kind == .member, facts.isAsked(index) else {
        return false
      }
      return project.declaration(readBy: index, file: member.file) == kept
    }
  }
}

extension FileFacts {
  /// Whether a member of what an expression gives is named.
  func isAsked(_ expression: ExpressionID) -> Bool {
    self.expression(beginningWith: expression).map { self[$0].kind == .member } ?? false
  }
}

extension Project {
  public func isFunction(_ type: TypeNodeID?, in file: FileID) -> Bool {
    type.flatMap { function(TypeUse(file: file, node: $0)) } != nil
  }

  /// The function that a type is, optional or not.
  func function(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .function: return use
    case .optional, .implicitlyUnwrapped, .tuple, .other:
      let parts = Array(facts(use.file).parts(of: use.node))
      return parts.count == 1 ? function(TypeUse(file: use.file, node: parts[0])) : nil
    default: return nil
    }
  }
}
