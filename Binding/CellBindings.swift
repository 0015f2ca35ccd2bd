#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// A view that shows one row after another: the cells of UIKit and AppKit.
@_spi(MVVMInternals) @MainActor public protocol ReusableCell: AnyObject {}

/// A line of code that binds.
@frozen @usableFromInline struct SourceLine: Hashable {
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt

  @inlinable init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  @usableFromInline static func == (one: SourceLine, other: SourceLine) -> Bool { one.description == other.description }
  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension SourceLine: CustomStringConvertible {
  @usableFromInline var description: String { "\(fileID):\(line)" }
}

/// The bindings of cells, by the line that made them. Debug builds report a line that binds a cell again, in a later turn of the main actor,
/// while its former binding is active. Bindings of one turn are several on purpose, such as those of a loop.
@MainActor @usableFromInline enum CellBindings {
  @MainActor private struct Binding {
    weak var list: (any BindingList)?
    let number: Int
    let turn: Int
    var isActive: Bool { list?.isActive(number) ?? false }
  }

  private final class Entry {
    weak var cell: AnyObject?
    var bindings: [SourceLine: [Binding]] = [:]
    var reported: Set<SourceLine> = []
    init(_ cell: AnyObject) { self.cell = cell }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of deallocated cells are removed.
  private static var capacity = 32
  private static var turn = 0

  /// Always returns true, so that `assert` leaves the call out of release builds.
  @usableFromInline static func record(
    _ number: Int, in list: any BindingList, of owner: some AnyObject, from line: SourceLine
  ) -> Bool {
    guard owner is any ReusableCell else { return true }
    let (entry, turn) = (entry(of: owner), turn)
    entry.bindings[line, default: []].append(Binding(list: list, number: number, turn: turn))
    // Later, because an assignment releases the former token after the new binding is made.
    Task { @MainActor in
      if turn == Self.turn { Self.turn += 1 }
      check(entry, line, turn)
    }
    return true
  }

  private static func entry(of cell: AnyObject) -> Entry {
    if let entry = entries[ObjectIdentifier(cell)], entry.cell === cell { return entry }
    if entries.count >= capacity {
      entries = entries.filter { $0.value.cell != nil }
      capacity = max(32, 2 * entries.count)
    }
    let entry = Entry(cell)
    entries[ObjectIdentifier(cell)] = entry
    return entry
  }

  private static func check(_ entry: Entry, _ line: SourceLine, _ turn: Int) {
    let active = (entry.bindings[line] ?? []).filter(\.isActive)
    entry.bindings[line] = active
    guard let cell = entry.cell, active.contains(where: { $0.turn == turn }),
      active.contains(where: { $0.turn < turn }), entry.reported.insert(line).inserted
    else { return }
    RuntimeIssue(
      .unreleasedBinding, in: type(of: cell),
      """
      binds again at \(line) without releasing its former binding (changes of the former row still reach it); \
      assign the new token over the former one, or call 'unbind' first
      """
    ).report()
  }
}

extension RuntimeIssue.Kind {
  /// A cell binds again without releasing its former binding, so it shows changes of a row that it showed before.
  public static let unreleasedBinding = RuntimeIssue.Kind("unreleasedBinding")
}
