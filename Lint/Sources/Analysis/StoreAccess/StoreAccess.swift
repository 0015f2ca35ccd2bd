public import LintSemantics
public import LintSyntax

/// The way in which a view accesses a store. The raw value is a verb for messages.
public enum StoreOperation: String, Sendable {
  case stores, creates, calls
}

/// A place where a view stores, creates or uses a store.
public struct StoreAccess: Sendable {
  public let offset: UInt32
  public let store: KnownStore
  /// The name of the type that code names to access the store, if it isn't the store's.
  public var provider: Name? = nil
  public let operation: StoreOperation
  /// The declaration that contains the access.
  public let owner: DeclarationID?
  /// Whether the view creates the store only to pass it on.
  public var isPassedOn = false
}

extension FileReading {
  /// The places where the members of a view's body store, create or use a store: one per store and member, and one per line.
  /// A parameter counts where the function uses it, because passing it on is fine.
  func storeAccesses(in body: DeclarationID) -> [StoreAccess] {
    var lines: Set<Int> = []
    return facts.children(of: body).flatMap(storeAccesses(inMember:)).filter {
      lines.insert(facts.lines.location(of: $0.offset).line).inserted
    }
  }

  private func storeAccesses(inMember member: DeclarationID) -> [StoreAccess] {
    let declaration = facts[member]
    if declaration.kind.hasMembers || declaration.kind == .property && asksForPermission(id(member)) { return [] }
    let declared = declaredAccess(by: member).map { [$0] } ?? []
    // A property's initial value adds nothing to its type.
    var all = declared
    let accesses = StoreAccessFinder(self, member: member).accesses
    for access in accesses where !all.contains(where: { $0.store == access.store }) {
      if access.isPassedOn, accesses.contains(where: { !$0.isPassedOn && $0.store == access.store }) { continue }
      all.append(access)
    }
    return all.isEmpty || isForPreviews(member) ? [] : all
  }

  /// Whether a store gives nothing but images, which the view draws.
  func loadsOnlyImages(_ store: KnownStore) -> Bool {
    if case .project(let type) = store { project.isImageLoader(type) } else { false }
  }

  /// The access by a stored property.
  private func declaredAccess(by member: DeclarationID) -> StoreAccess? {
    let declaration = facts[member]
    guard declaration.kind == .property else { return nil }
    if let wrapper = project.storeWrapper(of: id(member)) {
      return StoreAccess(offset: declaration.nameStart, store: .project(wrapper), operation: .stores, owner: member)
    }
    guard !declaration.modifiers.contains(.computed), !facts.isInjected(declaration),
      let value = project.value(of: id(member)), !value.isType, let store = project.store(value.referent),
      !project.isRequest(store), !loadsOnlyImages(store)
    else { return nil }
    return StoreAccess(offset: declaration.nameStart, store: store, operation: .stores, owner: member)
  }
}

extension FileFacts {
  /// Whether SwiftUI or SwiftData sets a property.
  func isInjected(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { KnownAttributes[$0.name].contains(.given) }
  }

  /// Whether SwiftUI observes the object of a property, as in `@ObservedObject var library` or `@Environment(Library.self) var
  /// library`.
  func isObserved(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { attribute in
      let kinds = KnownAttributes[attribute.name]
      return kinds.contains(.observing) || kinds.contains(.environment) && declaration.type == nil
    }
  }
}
