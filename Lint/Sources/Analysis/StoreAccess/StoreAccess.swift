public import LintSemantics
public import LintSyntax

/// A place where a view stores, creates or uses a store.
public struct StoreAccess: Sendable {
  public enum Act: String, Sendable {
    case stores, creates, calls
  }

  public let offset: UInt32
  public let store: KnownStore
  public let act: Act
  /// The declaration around the access.
  public let owner: DeclarationID?
}

extension FileReading {
  /// The places where the members of a view's body store, create or use a store: one for each store in a member, and one
  /// per line. A parameter counts where the function uses it, because passing it on is fine.
  func storeAccesses(in body: DeclarationID) -> [StoreAccess] {
    var lines: Set<Int> = []
    return facts.children(of: body).flatMap(storeAccesses(inMember:)).filter {
      lines.insert(facts.lines.location(of: $0.offset).line).inserted
    }
  }

  private func storeAccesses(inMember member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind.hasMembers || declaration.name.text.lowercased().hasPrefix("preview") { return [] }
    let declared = declared(by: member)
    // A property's initial value adds nothing to its type.
    var seen = Set(declared.map(\.store))
    return declared + StoreCode(self, member: member).accesses.filter { seen.insert($0.store).inserted }
  }

  /// A stored property.
  private func declared(by member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    guard declaration.kind == .property else { return [] }
    if let wrapper = project.storeWrapper(of: id(member)) {
      return [StoreAccess(offset: declaration.nameStart, store: .project(wrapper), act: .stores, owner: member)]
    }
    let isStored = !declaration.modifiers.contains(.computed) && !facts.isInjected(declaration)
    return isStored ? access(member, .stores).map { [$0] } ?? [] : []
  }

  private func access(_ index: DeclarationID, _ act: StoreAccess.Act) -> StoreAccess? {
    guard let value = project.value(of: id(index)), !value.isType, let store = project.store(value.referent) else {
      return nil
    }
    return StoreAccess(offset: facts[index].nameStart, store: store, act: act, owner: index)
  }
}

extension FileFacts {
  /// Whether SwiftUI or SwiftData sets a property.
  func isInjected(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { KnownAttributes[$0.name].contains(.given) }
  }
}
