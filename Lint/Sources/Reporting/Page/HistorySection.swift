import LintArchitecture
import LintEngine

/// The numbers of findings at earlier revisions.
struct HistorySection {
  private static let lineLimit = 8

  private let report: ArchitectureReport

  init(_ report: ArchitectureReport) { self.report = report }

  var html: HTML {
    """
    <section id="history" aria-labelledby="history-title">
    <h2 id="history-title">Debt over time</h2>
    \(content)</section>

    """
  }

  private var content: HTML {
    guard let history = report.history, let first = history.points.first, let last = history.points.last else {
      return """
        <p>To plot the findings at earlier commits, write the report with <code>--history REF</code>, such as a tag of the last \
        year.</p>

        """
    }
    let areas = history.areaKind
    return """
      <p>\(counted(history.points.count, "commit")) \(Self.span(first, last)). The numbers contain \
      baselined findings, and no findings that a comment suppresses. All commits are checked with the current \
      configuration.\(history.rules.isEmpty ? " None of them has findings." : "")</p>
      \(plot(history, history.rules, by: "rule"))\(plot(history, history.areas, by: areas.rawValue, history.owners))\
      \(points(history))
      """
  }

  private static func span(_ first: HistoryPoint, _ last: HistoryPoint) -> String {
    let (start, end) = (first.revision.date, last.revision.date)
    return start == end ? "of \(start)" : "from \(start) to \(end)"
  }

  /// - Parameter owners: the owners of each name; nil for a table without them.
  private func plot(
    _ history: History, _ series: [HistorySeries], by kind: String, _ owners: [String: [String]]? = nil
  ) -> HTML {
    if series.isEmpty { return "" }
    let title = "Findings by \(kind)"
    let shown = HistorySeries.limited(series, to: Self.lineLimit, others: "other findings")
    let plot = HistoryPlot(
      title: title, times: history.points.map(\.revision), headings: history.headings, series: shown)
    let rows = series.map { line -> [HTML] in
      let column = owners.map { [HTML.owners($0[line.name] ?? [])] } ?? []
      return [HTML.name(line.name)] + column + line.counts.map { "\($0)" }
    }
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    let headings = [name] + (owners == nil ? [] : ["Owners"]) + history.headings
    return """
      <h3>\(title)</h3>
      <div class="scroll" tabindex="0" role="region" aria-label="\(title)">
      \(plot.html)</div>
      <details><summary>\(title) as a table</summary>
      \(.table(title, headings.map { "\($0)" }, rows))</details>

      """
  }

  private func points(_ history: History) -> HTML {
    let rows = history.points.map { point -> [HTML] in
      [
        "\(point.revision.date)", "<code>\(point.revision.shortCommit)</code>", "\(point.fileCount)",
        "\(point.findingCount)",
      ]
    }
    return """
      <details><summary>All commits</summary>
      \(.table("Findings by commit", ["Date", "Commit", "Files", "Findings"], rows))</details>

      """
  }
}

/// Lines of numbers over time as SVG, each with its name at the end.
struct HistoryPlot {
  let title: String
  let times: [Revision]
  /// The texts for the times.
  let headings: [String]
  let series: [HistorySeries]

  private static let (width, height) = (900, 300)
  private static let (left, right, top, bottom) = (48, 260, 16, 32)
  private static let lineHeight = 16

  var html: HTML {
    let summary = series.map { line in
      "\(line.name) from \(line.counts.first ?? 0) to \(line.counts.last ?? 0)"
    }.joined(separator: ", ")
    return """
      <svg class="plot" width="\(Self.width)" height="\(Self.height)" viewBox="0 0 \(Self.width) \(Self.height)" role="img" \
      aria-label="\(title): \(summary)">
      \(grid)\(dates)\(series.indices.map(line))</svg>

      """
  }

  /// The highest number on the axis, which four steps reach.
  private var limit: Int {
    let highest = series.flatMap(\.counts).max() ?? 0
    var step = 1
    var factor = 0
    // 1, 2, 5, 10, 20, 50, …
    while 4 * step < highest {
      step = factor % 3 == 1 ? step / 2 * 5 : step * 2
      factor += 1
    }
    return 4 * step
  }

  private func x(_ index: Int) -> Int {
    let room = Self.width - Self.left - Self.right
    let start = times.first?.time ?? 0
    let span = (times.last?.time ?? 0) - start
    if span > 0, times.indices.allSatisfy({ $0 == 0 || times[$0].time >= times[$0 - 1].time }) {
      return Self.left + Int(Double(room) * Double(times[index].time - start) / Double(span))
    }
    // Clocks may disagree, and commits may have the same time.
    return times.count < 2 ? Self.left : Self.left + room * index / (times.count - 1)
  }

  private func y(_ count: Int) -> Int {
    let room = Self.height - Self.top - Self.bottom
    return Self.top + room - Int(Double(room) * Double(count) / Double(limit))
  }

  private var grid: HTML {
    let lines = (0...4).map { step -> HTML in
      let count = limit * step / 4
      return """
        <path class="grid" d="M\(Self.left) \(y(count))H\(Self.width - Self.right)"/>\
        <text class="axis end" x="\(Self.left - 8)" y="\(y(count) + 4)">\(count)</text>

        """
    }
    return "<g aria-hidden=\"true\">\n\(lines)</g>\n"
  }

  private var dates: HTML {
    let texts = shownDates.map { index -> HTML in
      let place = index == 0 ? "" : index == times.count - 1 ? " end" : " middle"
      return "<text class=\"axis\(place)\" x=\"\(x(index))\" y=\"\(Self.height - 8)\">\(headings[index])</text>\n"
    }
    return "<g aria-hidden=\"true\">\n\(texts)</g>\n"
  }

  /// The first and the last date, and those between them that have room.
  private var shownDates: [Int] {
    guard times.count > 1 else { return Array(times.indices) }
    let room = 18 + 8 * (headings.map(\.count).max() ?? 0)
    let end = x(times.count - 1) - room * 3 / 2
    var shown = [0]
    var start = x(0) + room * 3 / 2
    for index in times.indices.dropFirst().dropLast() where start <= x(index) && x(index) <= end {
      shown.append(index)
      start = x(index) + room
    }
    return shown + [times.count - 1]
  }

  private func line(_ index: Int) -> HTML {
    let counts = series[index].counts
    let points = counts.indices.map { "\(x($0)) \(y(counts[$0]))" }
    let marks =
      counts.count > 60
      ? []
      : counts.indices.map {
        """
        <circle cx="\(x($0))" cy="\(y(counts[$0]))" r="3"><title>\(headings[$0]): \(counts[$0]) \(series[index].name)</title></circle>
        """ as HTML
      }
    let end = (x: x(counts.count - 1), y: y(counts.last ?? 0))
    let label = (x: Self.width - Self.right + 28, y: labelPlaces[index])
    return """
      <g class="series series-\(index)" aria-hidden="true"><path d="M\(points.joined(separator: "L"))"/>\(marks)\
      <path class="leader" d="M\(end.x + 5) \(end.y)L\(label.x - 4) \(label.y - 4)"/>\
      <text x="\(label.x)" y="\(label.y)">\(counts.last ?? 0) \(Self.cut(series[index].name))</text></g>

      """
  }

  private static func cut(_ name: String) -> String { name.count > 30 ? "…" + name.suffix(29) : name }

  /// The heights of the names, moved so that none covers another.
  private var labelPlaces: [Int] {
    let wanted = series.map { y($0.counts.last ?? 0) + 4 }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var places = wanted
    var lowest = Self.top
    for index in order {
      places[index] = max(wanted[index], lowest)
      lowest = places[index] + Self.lineHeight
    }
    var highest = Self.height - 4
    for index in order.reversed() {
      places[index] = min(places[index], highest)
      highest = places[index] - Self.lineHeight
    }
    return places
  }
}
