import RepoLive
import RepoModel
import TerminalKit

extension LiveTally {
  /// The counts in at most these columns: a table, a narrower one, or sentences.
  func counts(columns: Int) -> [String] {
    let tables = [table.split(separator: "\n").map(String.init), narrowTable]
    if let table = tables.first(where: { $0.allSatisfy { $0.columns <= columns } }) { return table }
    return ["index: \(byIndex.sentence)", "context: \(byContext.sentence)"].flatMap { $0.wrapped(to: columns) }
  }

  private var narrowTable: [String] {
    [
      "opened   on screen   another  past end",
      "index   " + byIndex.cells,
      "context " + byContext.cells,
    ]
  }
}

extension LiveTally.Counts {
  fileprivate var cells: String { [right, wrong, nothing].map { $0.grouped.leftPadded(to: 10) }.joined() }
  fileprivate var sentence: String {
    "\(right.grouped) on screen, \(wrong.grouped) another, \(nothing.grouped) past the end"
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - columns)) + self
  }
}
