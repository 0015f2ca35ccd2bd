import RepoLive
import TerminalKit

/// The screen of a live run as a value, from which its frame is computed.
///
/// A small terminal first shows the counts, then as many rows as fit.
struct LivePage: Hashable {
  /// The counts.
  var table: [String]
  /// The visible rows, and which of them was selected.
  var rows: [String]
  var selected: Int?
  /// The number of rows that fit into the list.
  var height: Int
  /// The counts' condition.
  var condition: [String]
  /// `158 of 1,000`.
  var progress = ""

  func frame(for size: Size) -> Frame {
    let counts = table.map { Line($0, .title) } + [Line()]
    let help = Line(progress.isEmpty ? "q quit" : "q quit   \(progress)", .faint)
    let room = max(0, size.rows - counts.count - 1)
    let list = list(height: min(height, room))
    let words = [Line()] + condition.flatMap { $0.wrapped(to: size.columns) }.map { Line($0) } + [Line()]
    return Frame(counts + list + words.prefix(room - list.count) + [help])
  }

  /// The rows that fit, including the selected one.
  private func list(height: Int) -> [Line] {
    let first = max(0, (selected ?? 0) - height + 1)
    let lines = Line.rows(rows, chosen: selected).dropFirst(first).prefix(height)
    return lines + Array(repeating: Line(), count: height - lines.count)
  }
}

extension LivePage {
  @MainActor
  init(_ run: LiveRun, columns: Int) {
    let window = run.rows.window
    table = run.tally.counts(columns: columns)
    rows = window.map { run.rows.visibleCell(at: $0)?.text(columns: columns - 2) ?? "" }
    selected = run.selected.map { $0 - window.lowerBound }
    height = run.rows.height
    condition = run.condition.lines
    progress = "\(run.progress)"
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}
