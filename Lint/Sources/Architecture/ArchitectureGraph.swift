public import LintSemantics
public import LintSyntax

/// A type in an ``ArchitectureGraph``.
@frozen public struct EntryID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// The types of a project and their uses of each other.
///
/// A nested type without a role of its own belongs to the type around it.
public struct ArchitectureGraph: Sendable {
  /// A type of the project.
  public struct Entry: Sendable {
    /// The name with the names of the types around it: `Outer.Inner`.
    public let name: String
    public let area: AreaID
    public let claims: [RoleClaim]
    public let path: String
    public let line: Int

    /// The most specific role: a controller that observes its view model is a controller.
    public var role: Role? { Role.mostSpecificFirst.first { role in claims.contains { $0.role == role } } }
  }

  /// The use of a type by the code of another one.
  public struct EntryUse: Sendable, Hashable {
    public let user: EntryID
    public let used: EntryID
    /// The number of places that name the used type.
    public let count: Int
    /// The findings about the use.
    public let violations: FindingTally
  }

  /// The use of a type by the code in another area, which may extend a type of the first one.
  struct UseInArea: Sendable, Hashable {
    let area: AreaID
    let used: EntryID
    let count: Int
    let violations: FindingTally
  }

  public let areas: Areas
  /// Sorted by name, path and line.
  public let entries: [Entry]
  /// Sorted by user and used type.
  public let uses: [EntryUse]
  /// Sorted by area and used type.
  let usesInAreas: [UseInArea]
  /// The type that contains each finding, in the order of the findings.
  public let entriesOfFindings: [EntryID?]

  init(
    areas: Areas, entries: [Entry], uses: [EntryUse], usesInAreas: [UseInArea], entriesOfFindings: [EntryID?] = []
  ) {
    self.areas = areas
    self.entries = entries
    self.uses = uses
    self.usesInAreas = usesInAreas
    self.entriesOfFindings = entriesOfFindings
  }

  public var ids: HandleRange<EntryID> { HandleRange(entries.indices) }

  public subscript(id: EntryID) -> Entry { entries[id.index] }
}

extension Role {
  fileprivate static let mostSpecificFirst: [Role] = [
    .controller, .cell, .coordinator, .presenter, .viewModel, .store, .view, .model, .observer,
  ]
}
