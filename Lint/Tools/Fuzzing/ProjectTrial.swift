import LintConfiguration
import LintEngine
import LintReporting
import LintRules
import LintSupport

/// Checks a project whose only file is a mutant, with every reporter.
///
/// Reports with a cache must equal those without one, even if the cache is damaged.
public struct ProjectTrial {
  /// The reason why a trial failed.
  public struct TrialFailure: Error {
    public let message: String
  }

  private let sources: Sources
  private let cache: String
  private let bytes: [UInt8]

  /// - Parameter folder: an empty folder. The cache is written beside it.
  public init(_ bytes: [UInt8], in folder: String) {
    sources = Sources(root: folder, replacing: ["App/App.swift": bytes])
    cache = folder + ".cache"
    self.bytes = bytes
  }

  /// - Parameter seed: the seed of the damage to the cache.
  public func run(seed: UInt64) throws(TrialFailure) {
    defer { unlink(cache) }
    let expected = reports(using: nil)
    try expect(reports(using: location) == expected, "the reports differ while the cache is written")
    try expect(reports(using: location) == expected, "the reports differ with the cache")
    guard let cached = try? FileContents.read(cache) else { throw TrialFailure(message: "no cache was written") }
    for step in 0..<4 {
      var mutation = Mutation(seed: seed &* 4 &+ UInt64(step))
      write(mutation.apply(to: cached))
      try expect(reports(using: location) == expected, "the reports differ with a damaged cache")
    }
  }

  private var location: CacheLocation { CacheLocation(path: cache, tool: "fuzz") }

  private func expect(_ condition: Bool, _ message: String) throws(TrialFailure) {
    if !condition { throw TrialFailure(message: message) }
  }

  private func reports(using cache: CacheLocation?) -> [String] {
    let check = Check(sources, cache: cache)
    let reports = check.reports(of: allRules)
    // Findings of rules that are off are included, so that every finding is located and reported.
    let findings = reports.flatMap(\.findings) + FindingConfigurator.findings(reports, under: Configuration())
    let report = Report(
      of: findings, rules: FindingConfigurator.descriptions, problems: check.problems, fileCount: check.fileCount,
      sources: sources)
    return Reporter.allCases.map { $0.text(of: report) }
  }

  private func write(_ bytes: [UInt8]) {
    let file = open(cache, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = bytes.withUnsafeBytes { SystemCall.write($0, to: file) }
  }
}
