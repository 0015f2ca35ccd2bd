public import LintEngine

/// A commit on the first-parent line of a branch.
public struct Revision: Sendable, Hashable {
  public let commit: String
  /// The time of the commit in seconds since 1970, UTC.
  public let time: Int

  public init(commit: String, time: Int) {
    self.commit = commit
    self.time = time
  }

  /// The date of the commit in UTC: `2026-01-31`.
  public var date: String { CalendarDate(secondsSince1970: time).text }

  /// The start of the commit's name: `d437da6bd3`.
  public var shortCommit: String { String(commit.prefix(10)) }
}

/// The distance between the revisions of a history.
public enum HistoryInterval: String, Sendable, CaseIterable {
  case week, commit

  /// Chooses the last revision of each interval, and always the first and the last one.
  ///
  /// - Parameter revisions: the revisions from the oldest to the newest.
  public func sample(_ revisions: [Revision]) -> [Revision] {
    if self == .commit { return revisions }
    return revisions.indices.filter { index in
      index == 0 || index == revisions.count - 1
        || Self.week(of: revisions[index]) != Self.week(of: revisions[index + 1])
    }.map { revisions[$0] }
  }

  /// The number of the week, which begins on Monday. The first day of 1970 was a Thursday.
  private static func week(of revision: Revision) -> Int {
    let day = (Double(revision.time) / 86_400).rounded(.down)
    return Int(((day + 3) / 7).rounded(.down))
  }
}

/// The findings at one revision, without those that a comment suppresses. The baseline doesn't matter: accepted findings are debt.
public struct HistoryPoint: Sendable, Hashable {
  public let revision: Revision
  public let fileCount: Int
  public let findingCount: Int
  /// The number of findings of each rule that has some.
  public let rules: [String: Int]
  /// The number of findings in each area that has some.
  public let areas: [String: Int]

  public init(
    _ revision: Revision, fileCount: Int, findings: [ReportedFinding], areaName: (_ path: String) -> String
  ) {
    let counted = findings.filter { finding in
      if case .inSource = finding.suppression { false } else { true }
    }
    self.revision = revision
    self.fileCount = fileCount
    findingCount = counted.count
    rules = Dictionary(grouping: counted, by: \.rule).mapValues(\.count)
    areas = Dictionary(grouping: counted) { areaName($0.path) }.mapValues(\.count)
  }
}

/// The findings at several revisions.
public struct History: Sendable {
  /// From the oldest to the newest.
  public let points: [HistoryPoint]
  public let areaKind: Areas.Kind
  /// The owners of each area with findings, by its name; nil if the repository states no owners.
  public let owners: [String: [String]]?

  public init(_ points: [HistoryPoint], areaKind: Areas.Kind, owners: [String: [String]]? = nil) {
    self.points = points
    self.areaKind = areaKind
    self.owners = owners
  }

  /// A heading for each point: its date, and its commit if another point has the same date.
  public var headings: [String] {
    let dates = Dictionary(grouping: points, by: \.revision.date)
    return points.map(\.revision).map { revision in
      dates[revision.date]?.count == 1 ? revision.date : "\(revision.date) \(revision.shortCommit)"
    }
  }

  public var rules: [HistorySeries] { HistorySeries.all(points.map(\.rules)) }
  public var areas: [HistorySeries] { HistorySeries.all(points.map(\.areas)) }
}

/// The number of findings of a rule, or in an area, at each point.
public struct HistorySeries: Sendable, Hashable {
  public let name: String
  public let counts: [Int]

  /// The series of all names, the highest last count first.
  static func all(_ points: [[String: Int]]) -> [HistorySeries] {
    Set(points.flatMap(\.keys)).map { name in HistorySeries(name: name, counts: points.map { $0[name] ?? 0 }) }
      .sorted {
        ($1.counts.last ?? 0, $1.counts.max() ?? 0, $0.name) < ($0.counts.last ?? 0, $0.counts.max() ?? 0, $1.name)
      }
  }

  /// The first series, and one that sums up the others if there are more.
  public static func limited(_ series: [HistorySeries], to limit: Int, others: String) -> [HistorySeries] {
    if series.count <= limit { return series }
    let rest = series[(limit - 1)...]
    let sums = (series.first?.counts ?? []).indices.map { index in rest.map { $0.counts[index] }.reduce(0, +) }
    return series.prefix(limit - 1) + [HistorySeries(name: others, counts: sums)]
  }
}

/// A date of the Gregorian calendar.
struct CalendarDate {
  let text: String

  /// Counts from March, so that a leap day is the last one of its year.
  init(secondsSince1970 seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let day = days - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let number = month < 10 ? month + 3 : month - 9
    text = [
      Self.padded(year + era * 400 + (number <= 2 ? 1 : 0), 4), Self.padded(number, 2),
      Self.padded(dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ].joined(separator: "-")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
