import LintSupport
import LintSyntax

/// Matches suppression comments with findings, in one pass over both.
struct SuppressionCoverage {
  fileprivate struct FindingLines {
    let lines: [Int]
    /// The index of the first suppression that covers each line.
    var suppressions: [Int?]
    /// For each line, the next uncovered one or a line on the way to it (union-find).
    var next: [Int]

    init(_ lines: some Sequence<Int>) {
      self.lines = Set(lines).sorted()
      suppressions = Array(repeating: nil, count: self.lines.count)
      next = Array(0...self.lines.count)
    }
  }

  private var linesByRule: [String: FindingLines]
  /// Whether each suppression covers a finding, by index.
  private(set) var isUsed: [Bool] = []

  init(of findings: [ReportedFinding], by ranges: [SuppressionRange]) {
    linesByRule = Dictionary(grouping: findings, by: \.rule).mapValues { FindingLines($0.map(\.extent.start.line)) }
    for (index, range) in ranges.enumerated() {
      let rules = range.rule == SuppressionRange.all ? Array(linesByRule.keys) : [range.rule]
      isUsed.append(rules.map { linesByRule[$0]?.cover(range.lines, by: index) ?? false }.contains(true))
    }
  }

  /// The index of the first suppression that covers a finding.
  func range(of finding: ReportedFinding) -> Int? { linesByRule[finding.rule]?.range(at: finding.extent.start.line) }
}

extension SuppressionCoverage.FindingLines {
  /// Covers a range; returns whether it contains a line, even one that was covered before.
  fileprivate mutating func cover(_ range: ClosedRange<Int>, by suppression: Int) -> Bool {
    let start = place(of: range.lowerBound)
    guard start < lines.count, lines[start] <= range.upperBound else { return false }
    var index = open(from: start)
    while index < lines.count, lines[index] <= range.upperBound {
      suppressions[index] = suppression
      next[index] = index + 1
      index = open(from: index)
    }
    return true
  }

  fileprivate func range(at line: Int) -> Int? {
    let index = place(of: line)
    return index < lines.count && lines[index] == line ? suppressions[index] : nil
  }

  /// The index of the first uncovered line at or after another one, with path compression.
  private mutating func open(from start: Int) -> Int {
    var end = start
    while next[end] != end { end = next[end] }
    var index = start
    while next[index] != index {
      let following = next[index]
      next[index] = end
      index = following
    }
    return end
  }

  private func place(of line: Int) -> Int { lines.partitioningIndex { $0 >= line } }
}
