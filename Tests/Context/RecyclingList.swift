import MVVMContext

/// An entity of the simulated data. Its revision makes each change visible.
struct Item: Hashable {
  let id: Int
  var revision = 0

  /// The text that a row shows.
  var text: String { "#\(id).\(revision)" }
}

/// A row. Its text and its context are independent.
final class Row: Contextable {
  var context: Item?
  private(set) var text = ""

  func show(_ item: Item?) { text = item?.text ?? "" }

  func prepareForReuse() {
    context = nil
    text = ""
  }
}

/// A list that recycles its rows, and receives changes later than the data.
///
/// When a row becomes visible, the list requests an item from the data by its own, possibly outdated, index, as table
/// views do. A row is cleared when it is reused, not when it leaves the screen.
@MainActor
final class RecyclingList: CellContainer {
  /// The data source. It returns the current item, even if the list is outdated.
  var item: (Int) -> Item? = { _ in nil }
  /// The configuration of a row.
  var render: (Row, Item?) -> Void = { row, item in
    row.context = item
    row.show(item)
  }

  private(set) var count = 0
  private(set) var firstVisible = 0
  private let height: Int
  private var rows: [Int: Row] = [:]
  private var pool: [Row] = []
  private(set) var rowsMade = 0

  init(height: Int) { self.height = height }

  var visible: Range<Int> { firstVisible..<min(firstVisible + height, count) }

  func visibleCell(at index: Int) -> Row? { rows[index] }

  func reload(count: Int) {
    self.count = count
    pool += rows.values
    rows = [:]
    layOut()
  }

  func insert(at index: Int) {
    count += 1
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0 < index ? $0 : $0 + 1, $1) })
    layOut()
  }

  func delete(at index: Int) {
    count -= 1
    if let row = rows.removeValue(forKey: index) { pool.append(row) }
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0 < index ? $0 : $0 - 1, $1) })
    layOut()
  }

  /// Moves the row without configuring it again, as an animated move does.
  func move(from old: Int, to new: Int) {
    let moved = rows.removeValue(forKey: old)
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0 < old ? $0 : $0 - 1, $1) })
    rows = Dictionary(uniqueKeysWithValues: rows.map { ($0 < new ? $0 : $0 + 1, $1) })
    rows[new] = moved
    layOut()
  }

  func reloadRow(at index: Int) {
    guard let row = rows.removeValue(forKey: index) else { return }
    pool.append(row)
    layOut()
  }

  func scroll(to index: Int) {
    firstVisible = index
    layOut()
  }

  /// Recycles the rows that left the screen, and configures those that became visible.
  private func layOut() {
    firstVisible = max(0, min(firstVisible, count - height))
    for (index, row) in rows where !visible.contains(index) {
      rows[index] = nil
      pool.append(row)
    }
    for index in visible where rows[index] == nil {
      let row = dequeue()
      render(row, item(index))
      rows[index] = row
    }
  }

  private func dequeue() -> Row {
    guard let row = pool.popLast() else {
      rowsMade += 1
      return Row()
    }
    row.prepareForReuse()
    return row
  }
}
