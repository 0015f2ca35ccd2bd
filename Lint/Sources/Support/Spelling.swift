/// Suggests corrections for misspelled words.
public enum Spelling {
  /// The most similar word, if one is similar enough.
  public static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let written = Array(word.utf8)
    let limit = max(1, written.count / 3)
    let near = words.map { (word: $0, distance: distance(written, Array($0.utf8))) }.filter { $0.distance <= limit }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }

  /// `; did you mean …?`, or an empty string.
  public static func hint(for word: String, among words: some Sequence<String>) -> String {
    nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
  }

  /// Counts the letters to insert, delete, replace or transpose (Damerau–Levenshtein).
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var above: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, above[column - 1] + 1)
        }
        current.append(best)
      }
      (above, previous) = (previous, current)
    }
    return previous[second.count]
  }
}

extension Spelling {
  /// The canonical name of a rule: `view-reference` for `view_reference`.
  public static func rule(_ word: some StringProtocol) -> String { String(word).replacing("_", with: "-") }
}

extension String {
  /// The text with spaces up to a width.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
