public import LintSemantics
public import LintSyntax

/// A store that a view depends on. Its cause is the property that stores it or, without one, its first use.
public struct StoreDependency: Sendable {
  /// The cause.
  public let access: StoreAccess
  /// The other places where the view uses the store, in the order of its declaration and extensions.
  public let uses: [Place]
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
    let groups = Dictionary(grouping: accesses) { cause(of: $0.access.store, among: stored) }
    return groups.values.compactMap { places -> StoreDependency? in
      let first = places.first(where: \.isStored) ?? places[0]
      guard first.body == id(body) else { return nil }
      return StoreDependency(
        access: first.access, uses: places.map(\.place).filter { $0 != first.place })
    }.sorted { $0.access.offset < $1.access.offset }
  }

  private func isImageView(_ body: DeclarationID) -> Bool {
    if let type = project.type(declaredBy: id(body)) {
      return project.systemAncestors(of: type).contains { $0.system.traits.contains(.imageView) }
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
