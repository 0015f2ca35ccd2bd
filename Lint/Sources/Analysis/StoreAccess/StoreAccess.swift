public import LintSemantics
public import LintSyntax

/// A place where a view stores, receives, creates or uses a store.
public struct StoreAccess: Sendable {
  public enum Act: String, Sendable {
    case keeps = "keeps"
    case takes = "is handed"
    case makes = "makes"
    case calls = "uses"
  }

  public let offset: UInt32
  public let store: KnownStore
  public let act: Act
  /// The declaration around the access.
  public let owner: DeclarationID?
}

extension FileReading {
  /// Where the members of a view's body keep, take, make or use a store: once for each store in a member, and once in a line.
  public func storeReaches(in body: DeclarationID) -> [StoreAccess] {
    var lines: Set<Int> = []
    return facts.children(of: body).flatMap(storeReaches(inMember:)).filter {
      lines.insert(facts.lines.location(of: $0.offset).line).inserted
    }
  }

  private func storeReaches(inMember member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind.hasMembers || declaration.name.text.lowercased().hasPrefix("preview") { return [] }
    let declared = declared(by: member)
    // What a property is made of says no more than its type; what a function asks of what it is handed does.
    var seen = Set(declaration.kind == .property ? declared.map(\.store) : [])
    return declared + StoreCode(self, member: member).reaches.filter { seen.insert($0.store).inserted }
  }

  /// A stored property, or the parameters of a function.
  private func declared(by member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind == .property {
      if let wrapper = project.storeWrapper(of: id(member)) {
        return [StoreAccess(offset: declaration.nameStart, store: .project(wrapper), act: .keeps, owner: member)]
      }
      let isKept = !declaration.modifiers.contains(.computed) && !facts.isGiven(declaration)
      return isKept ? reach(member, .keeps).map { [$0] } ?? [] : []
    }
    guard declaration.kind == .function && !isCallback(declaration) || declaration.kind == .initializer else {
      return []
    }
    return facts.children(of: member).compactMap { child in
      guard facts[child].kind == .parameter, let reach = reach(child, .takes) else { return nil }
      // The system's own callbacks hand over what called; a use of it is what counts.
      if case .system = reach.store { return nil }
      return reach
    }
  }

  /// Who calls back hands itself over, asked or not.
  private func isCallback(_ function: Declaration) -> Bool {
    let name = function.name.text
    return ["did", "will", "should"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? false
    }
  }

  private func reach(_ index: DeclarationID, _ act: StoreAccess.Act) -> StoreAccess? {
    guard let value = project.value(of: id(index)), !value.isType, let store = project.store(value.referent) else {
      return nil
    }
    return StoreAccess(offset: facts[index].nameStart, store: store, act: act, owner: index)
  }
}

extension FileFacts {
  /// Whether SwiftUI or SwiftData gives a property its value.
  func isGiven(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { KnownAttributes[$0.name].contains(.given) }
  }
}
