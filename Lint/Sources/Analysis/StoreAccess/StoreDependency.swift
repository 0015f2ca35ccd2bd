public import LintSemantics
public import LintSyntax

/// A store that a view depends on, or all stores that it creates only to pass them on. Its cause is the property that stores the store
/// or, without one, its first use.
public struct StoreDependency: Sendable {
  /// The cause.
  public let access: StoreAccess
  /// The other places where the view uses the store, in the order of its declaration and extensions.
  public let uses: [FurtherStoreUse]

  /// Whether the view only creates stores that others use.
  public var isPassedOn: Bool { access.isPassedOn }

  /// Whether the dependency is on one store.
  public var isOnOneStore: Bool { uses.allSatisfy { $0.store == access.store } }
}

/// Another place where a view uses a store.
public struct FurtherStoreUse: Sendable {
  public let place: Place
  public let store: KnownStore
}

extension FileReading {
  /// The dependencies of a view whose cause is in one of its bodies.
  ///
  /// An image view that loads its own image is part of an image loader, and has no view model.
  public func storeDependencies(in body: DeclarationID) -> [StoreDependency] {
    if isImageView(body) { return [] }
    let own = storeAccesses(in: body)
    if own.isEmpty { return [] }
    let bodies = project.type(declaredBy: id(body)).map { project[$0].bodies } ?? [id(body)]
    let accesses = bodies.flatMap { other in
      let found = other == id(body) ? own : reading(of: other.file).storeAccesses(in: other.declaration)
      return found.map { PlacedAccess(body: other, access: $0) }
    }
    let stored = accesses.filter(\.isStored).map(\.access.store)
    var used: [KnownStore] = []
    for access in accesses where !access.access.isPassedOn {
      let cause = cause(of: access.access.store, among: stored)
      if !used.contains(cause) { used.append(cause) }
    }
    var groups: [(cause: KnownStore?, places: [PlacedAccess])] = []
    for access in accesses {
      let found = cause(of: access.access.store, among: stored)
      let cause = used.contains(found) ? found : nil
      if let index = groups.firstIndex(where: { $0.cause == cause }) {
        groups[index].places.append(access)
      } else {
        groups.append((cause, [access]))
      }
    }
    return groups.compactMap { _, places -> StoreDependency? in
      let first = places.first(where: \.isStored) ?? places[0]
      guard first.body == id(body) else { return nil }
      let others = places.filter { $0.place != first.place }
      return StoreDependency(
        access: first.access, uses: others.map { FurtherStoreUse(place: $0.place, store: $0.access.store) })
    }.sorted { $0.access.offset < $1.access.offset }
  }

  private func isImageView(_ body: DeclarationID) -> Bool {
    if let type = project.type(declaredBy: id(body)) {
      return project.hasSystemAncestor(type) { $0.traits.contains(.imageView) }
    }
    return project.systemType(extendedBy: facts[body], file: file)?.traits.contains(.imageView) ?? false
  }

  /// The stored store that another one is part of: a protocol and its adopter are one dependency.
  private func cause(of store: KnownStore, among stored: [KnownStore]) -> KnownStore {
    if stored.contains(store) { return store }
    guard case .project(let type) = store else { return store }
    return stored.first { other in
      guard case .project(let other) = other else { return false }
      return project.ancestors(of: type).contains(other) || project.ancestors(of: other).contains(type)
    } ?? store
  }
}

/// An access in one of a view's bodies.
private struct PlacedAccess {
  let body: SymbolID
  let access: StoreAccess

  var isStored: Bool { access.operation == .stores }
  var place: Place { Place(file: body.file, offset: access.offset) }
}
