#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// A view that shows one row after another, such as a cell of UIKit or AppKit.
@_spi(MVVMInternals) @MainActor public protocol ReusableCell: AnyObject {}

/// The bindings of cells, by the line that created them.
///
/// Debug builds report a line that binds a cell again, in a later turn of the main actor, while its former binding is
/// active. Several bindings in one turn are intended, such as those of a loop.
@MainActor @usableFromInline enum CellBindings {
  private typealias Binding = (turn: Int, isActive: @MainActor () -> Bool)

  /// The bindings of one cell.
  private final class History {
    var bindings: [String: [Binding]] = [:]
    var reportedLines: Set<String> = []
  }

  private static let histories = WeakTable<History>()
  private static var turn = 0

  /// Always returns true, so that `assert` leaves the call out of release builds.
  @usableFromInline static func record(
    _ number: Int, in list: any BindingList, of owner: some AnyObject, _ fileID: StaticString, _ line: UInt
  ) -> Bool {
    guard owner is any ReusableCell else { return true }
    let (history, line, turn) = (histories[owner] ?? History(), "\(fileID):\(line)", turn)
    histories[owner] = history
    history.bindings[line, default: []].append((turn, { [weak list] in list?.isActive(number) ?? false }))
    // Later, because an assignment releases the former token after the new binding is made.
    Task { @MainActor [weak owner] in
      if turn == Self.turn { Self.turn += 1 }
      if let owner { check(history, of: owner, line, turn) }
    }
    return true
  }

  private static func check(_ history: History, of cell: AnyObject, _ line: String, _ turn: Int) {
    let active = (history.bindings[line] ?? []).filter { $0.isActive() }
    history.bindings[line] = active
    guard active.contains(where: { $0.turn == turn }), active.contains(where: { $0.turn < turn }),
      history.reportedLines.insert(line).inserted
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
