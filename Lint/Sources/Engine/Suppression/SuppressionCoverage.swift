import LintSupport
import LintSyntax

/// Matches suppression comments with findings, in one pass over both.
struct SuppressionCoverage {
  /// The lines with findings of one rule.
  fileprivate struct Lines {
    let lines: [Int]
    /// The first suppression that covers each line.
    var marks: [Int?]
    /// For each line, the next uncovered one or a line on the way to it (union-find).
    var next: [Int]

    init(_ lines: some Sequence<Int>) {
      self.lines = Set(lines).sorted()
      marks = Array(repeating: nil, count: self.lines.count)
      next = Array(0...self.lines.count)
    }
  }

  private var ofRule: [String: Lines]
  /// For each mark whether it covers anything.
  private(set) var isUsed: [Bool] = []

  init(of findings: [ReportedFinding], by marks: [SuppressionRange]) {
    ofRule = Dictionary(grouping: findings, by: \.rule).mapValues { Lines($0.map(\.extent.start.line)) }
    for (index, mark) in marks.enumerated() {
      let rules = mark.rule == SuppressionRange.all ? Array(ofRule.keys) : [mark.rule]
      isUsed.append(rules.map { ofRule[$0]?.cover(mark.lines, by: index) ?? false }.contains(true))
    }
  }

  /// The first mark that covers a finding.
  func mark(of finding: ReportedFinding) -> Int? { ofRule[finding.rule]?.mark(at: finding.extent.start.line) }
}

extension SuppressionCoverage.Lines {
  /// Covers a range; returns whether it contains a line, even one that was covered before.
  fileprivate mutating func cover(_ range: ClosedRange<Int>, by mark: Int) -> Bool {
    let start = place(of: range.lowerBound)
    guard start < lines.count, lines[start] <= range.upperBound else { return false }
    var index = open(from: start)
    while index < lines.count, lines[index] <= range.upperBound {
      marks[index] = mark
      next[index] = index + 1
      index = open(from: index)
    }
    return true
  }

  fileprivate func mark(at line: Int) -> Int? {
    let index = place(of: line)
    return index < lines.count && lines[index] == line ? marks[index] : nil
  }

  /// The first uncovered line from a place on, with path compression.
  private mutating func open(from start: Int) -> Int {
    var end = start
    while next[end] != end { end = next[end] }
    var step = start
    while next[step] != step {
      let following = next[step]
      next[step] = end
      step = following
    }
    return end
  }

  private func place(of line: Int) -> Int { lines.partitioningIndex { $0 >= line } }
}
