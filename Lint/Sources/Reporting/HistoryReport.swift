public import LintArchitecture
import LintEngine
import LintSupport

/// An output format of a history.
public enum HistoryReporter: String, Sendable, CaseIterable {
  case table, json

  public func text(of history: History) -> String {
    switch self {
    case .table: HistoryTable(history).text
    case .json: JSON.lines(history.points.map(Self.object))
    }
  }

  private static func object(_ point: HistoryPoint) -> JSON {
    [
      "commit": .string(point.revision.commit), "date": .string(point.revision.date), "files": .number(point.fileCount),
      "findings": .number(point.findingCount), "rules": counts(point.rules), "areas": counts(point.areas),
    ]
  }

  private static func counts(_ counts: [String: Int]) -> JSON {
    .object(counts.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
  }
}

/// A line for each commit, and the change of each rule and area.
private struct HistoryTable {
  private let history: History

  init(_ history: History) { self.history = history }

  var text: String {
    let commits = history.points.map { point in
      [point.revision.date, String(point.revision.commit.prefix(10)), "\(point.fileCount)", "\(point.findingCount)"]
    }
    return [
      table([["date", "commit", "files", "findings"]] + commits), changes("rule", history.rules),
      changes(history.areaKind.rawValue, history.areas),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func changes(_ heading: String, _ series: [HistorySeries]) -> String {
    guard let first = history.points.first, let last = history.points.last, !series.isEmpty else { return "" }
    let rows = series.map { line -> [String] in
      let (start, end) = (line.counts.first ?? 0, line.counts.last ?? 0)
      return [PlainText.oneLine(line.name), "\(start)", "\(end)", end > start ? "+\(end - start)" : "\(end - start)"]
    }
    return table([[heading, first.revision.date, last.revision.date, "change"]] + rows)
  }

  /// Columns with numbers at the right; the first column is text.
  private func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: max(cell.1 - cell.0.displayWidth, 0))
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
