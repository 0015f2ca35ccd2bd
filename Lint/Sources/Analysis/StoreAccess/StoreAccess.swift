public import LintSemantics
public import LintSyntax

/// The way in which a view accesses a store. The raw value is a verb for messages.
public enum StoreOperation: String, Sendable {
  case stores, receives, creates, calls
}

/// A place where a view stores, receives, creates or uses a store.
public struct StoreAccess: Sendable {
  public let offset: UInt32
  public let store: KnownStore
  public let operation: StoreOperation
  /// The declaration that contains the access.
  public let owner: DeclarationID?
}

extension FileReading {
  /// The places where the members of a view's body store, receive, create or use a store: one per store and member, and one per
  /// line.
  public func storeAccesses(in body: DeclarationID) -> [StoreAccess] {
    var lines: Set<Int> = []
    return facts.children(of: body).flatMap(storeAccesses(inMember:)).filter {
      lines.insert(facts.lines.location(of: $0.offset).line).inserted
    }
  }

  private func storeAccesses(inMember member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind.hasMembers || NamingConventions.isForPreview(declaration.name) { return [] }
    let declared = declaredAccesses(by: member)
    // A property's initial value adds nothing to its type. A function's use of its parameter does.
    var reported = Set(declaration.kind == .property ? declared.map(\.store) : [])
    return declared + StoreAccessFinder(self, member: member).accesses.filter { reported.insert($0.store).inserted }
  }

  /// The accesses by a stored property, or by the parameters of a function.
  private func declaredAccesses(by member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind == .property {
      if let wrapper = project.storeWrapper(of: id(member)) {
        return [StoreAccess(offset: declaration.nameStart, store: .project(wrapper), operation: .stores, owner: member)]
      }
      let isStored = !declaration.modifiers.contains(.computed) && !facts.isInjected(declaration)
      return isStored ? access(member, .stores).map { [$0] } ?? [] : []
    }
    guard
      declaration.kind == .function && !NamingConventions.isCallback(declaration.name)
        || declaration.kind == .initializer
    else {
      return []
    }
    return facts.children(of: member).compactMap { child in
      guard facts[child].kind == .parameter, let access = access(child, .receives) else { return nil }
      // The system's callbacks pass their sender; only its use counts.
      if case .system = access.store { return nil }
      return access
    }
  }

  private func access(_ declaration: DeclarationID, _ operation: StoreOperation) -> StoreAccess? {
    guard let value = project.value(of: id(declaration)), !value.isType, let store = project.store(value.referent)
    else {
      return nil
    }
    return StoreAccess(
      offset: facts[declaration].nameStart, store: store, operation: operation, owner: declaration)
  }
}

extension FileFacts {
  /// Whether SwiftUI or SwiftData sets a property.
  func isInjected(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { KnownAttributes[$0.name].contains(.given) }
  }
}
