public import LintArchitecture
import LintEngine
import LintSupport

/// An output format of a history.
public enum HistoryReporter: String, Sendable, CaseIterable {
  case table, json

  public func text(of history: History) -> String {
    switch self {
    case .table: HistoryTable(history).text
    case .json: JSON.lines(history.points.map { Self.object($0, history.owners) })
    }
  }

  private static func object(_ point: HistoryPoint, _ owners: [String: [String]]?) -> JSON {
    let owners = owners?.filter { point.areas[$0.key] != nil }.sorted { $0.key < $1.key }
    return .object(
      [
        ("commit", .string(point.revision.commit)), ("date", .string(point.revision.date)),
        ("files", .number(point.fileCount)), ("findings", .number(point.findingCount)), ("rules", counts(point.rules)),
        ("areas", counts(point.areas)),
      ] + (owners.map { [("owners", .object($0.map { ($0.key, .array($0.value.map(JSON.string))) }))] } ?? []))
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
      [point.revision.date, point.revision.shortCommit, "\(point.fileCount)", "\(point.findingCount)"]
    }
    return [
      table([["date", "commit", "files", "findings"]] + commits), changes("rule", history.rules),
      changes(history.areaKind.rawValue, history.areas, history.owners),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func changes(
    _ heading: String, _ series: [HistorySeries], _ owners: [String: [String]]? = nil
  ) -> String {
    guard let first = history.headings.first, let last = history.headings.last, !series.isEmpty else { return "" }
    let rows = series.map { line -> [String] in
      let (start, end) = (line.counts.first ?? 0, line.counts.last ?? 0)
      let change = end > start ? "+\(end - start)" : "\(end - start)"
      let names = owners.map { [PlainText.oneLine(($0[line.name] ?? []).joined(separator: ", "))] } ?? []
      return [PlainText.oneLine(line.name), "\(start)", "\(end)", change] + names
    }
    return table([[heading, first, last, "change"] + (owners == nil ? [] : ["owners"])] + rows)
  }

  /// Columns with numbers at the right. The first column and a fifth one are text.
  private func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: max(cell.1 - cell.0.displayWidth, 0))
        return Self.isText(column) ? cell.0 + gap : gap + cell.0
      }
      let line = cells.joined(separator: "  ")
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }

  private static func isText(_ column: Int) -> Bool { column == 0 || column == 4 }
}
