import LintConfiguration
import LintEngine
import LintReporting
import LintRules
import LintSupport

/// A source as the only file of a project, from the search for files to what each reporter tells of it.
///
/// What is remembered of it must be told as what is read anew, also where the memory is damaged.
public struct ProjectTrial {
  /// What went wrong.
  public struct Failure: Error {
    public let what: String
  }

  private let sources: Sources
  private let cache: String
  private let bytes: [UInt8]

  /// - Parameter folder: an empty one; the cache will lie beside it.
  public init(_ bytes: [UInt8], in folder: String) {
    sources = Sources(root: folder, replacing: ["App/App.swift": bytes])
    cache = folder + ".cache"
    self.bytes = bytes
  }

  /// - Parameter seed: decides on how the memory is damaged.
  public func run(seed: UInt64) throws(Failure) {
    defer { unlink(cache) }
    let anew = told(by: nil)
    try expect(told(by: place) == anew, "what is written to the cache is told otherwise")
    try expect(told(by: place) == anew, "what is kept in the cache is told otherwise")
    guard let kept = try? FileContents.read(cache) else { throw Failure(what: "there is no cache") }
    for step in 0..<4 {
      var mutation = Mutation(seed: seed &* 4 &+ UInt64(step))
      write(mutation.apply(to: kept))
      try expect(told(by: place) == anew, "a damaged cache is believed")
    }
  }

  private var place: CacheLocation { CacheLocation(path: cache, tool: "fuzz") }

  private func expect(_ isSo: Bool, _ what: String) throws(Failure) {
    if !isSo { throw Failure(what: what) }
  }

  private func told(by cache: CacheLocation?) -> [String] {
    let check = Check(sources, cache: cache)
    let reports = check.reports(of: allRules)
    // With those of rules that are off: all are placed and told.
    let findings = reports.flatMap(\.findings) + ConfiguredRules.findings(reports, under: Configuration())
    let report = Report(
      of: findings, rules: ConfiguredRules.descriptions, problems: check.problems, fileCount: check.fileCount,
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
