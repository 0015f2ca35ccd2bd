public import SwiftMVVMPattern

/// The visible rows of a long list, with no more cells than fit on the screen.
///
/// As with a table view, call ``reload(count:)`` with the number of rows. When a row becomes visible, `render` is
/// called with its index and a new or reused cell.
@MainActor
public final class ListContainer: CellContainer {
  private let render: (RowCell, Int) -> Void
  private var visible: [Int: RowCell] = [:]
  private var spare: [RowCell] = []
  private(set) var count = 0
  private(set) var first = 0
  private(set) var height = 0

  init(render: @escaping (_ cell: RowCell, _ index: Int) -> Void) {
    self.render = render
  }

  public func visibleCell(at index: Int) -> RowCell? { visible[index] }

  /// The indexes of the visible rows.
  var window: Range<Int> { first..<min(first + height, count) }

  /// Renders all visible rows again, because the list has changed.
  func reload(count: Int) {
    self.count = max(0, count)
    first = clamped(first)
    for index in visible.keys { recycle(index) }
    fill()
  }

  /// Changes the number of visible rows.
  func resize(height: Int) {
    self.height = max(0, height)
    first = clamped(first)
    layOut()
    spare.removeLast(max(0, spare.count + visible.count - self.height))
  }

  /// Scrolls to a first visible row, as far as the list allows. Rows that stay visible keep their cells.
  func scroll(toFirst index: Int) {
    first = clamped(index)
    layOut()
  }

  /// Scrolls as little as necessary to make the row visible.
  func reveal(_ index: Int) {
    if index < first { scroll(toFirst: index) }
    if index >= first + height { scroll(toFirst: index - height + 1) }
  }

  private func clamped(_ index: Int) -> Int { max(0, min(index, count - height)) }

  private func layOut() {
    for index in visible.keys where !window.contains(index) { recycle(index) }
    fill()
  }

  private func recycle(_ index: Int) {
    guard let cell = visible.removeValue(forKey: index) else { return }
    cell.prepareForReuse()
    spare.append(cell)
  }

  private func fill() {
    for index in window where visible[index] == nil {
      let cell = spare.popLast() ?? RowCell()
      render(cell, index)
      visible[index] = cell
    }
  }
}
