/// Rows whose parts stand below each other.
enum Columns {
  /// The last part of a row is as long as it wants to be; a part that is far longer than the others moves only its own row.
  static func text(_ rows: [[String]], limit: Int = 48) -> String {
    var widths: [Int] = []
    for row in rows {
      for (place, part) in row.dropLast().enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], min(part.count, limit))
      }
    }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    let padded = zip(row.dropLast(), widths).map { part, width in
      part + String(repeating: " ", count: max(0, width - part.count))
    }
    return (padded + row.suffix(1)).joined(separator: "  ")
  }
}
