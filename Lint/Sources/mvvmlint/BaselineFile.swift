import LintConfiguration
import LintEngine
import LintSupport

struct BaselineFile {
  let path: String
  /// Whether the command line or the configuration names it.
  private let isNamed: Bool

  /// - Parameter named: the path on the command line, if any. It precedes the configuration, which precedes the default.
  init(named: String?, root: String, _ configuration: Configuration) {
    isNamed = named != nil || configuration.baseline != nil
    path = named ?? root + "/" + (configuration.baseline ?? Baseline.fileName)
  }

  /// - Returns: nil if the default file doesn't exist.
  func read() throws -> Baseline? {
    if !FileSystem.exists(path) {
      if !isNamed { return nil }
      throw CommandError("the baseline \(path) doesn't exist; create it with 'mvvmlint baseline'")
    }
    do {
      return try Baseline(TextFile.text(of: path))
    } catch let error as Baseline.FormatError {
      throw CommandError(
        "can't use the baseline \(path): \(error.reason); restore it from version control or run 'mvvmlint baseline'")
    }
  }

  func write(_ baseline: Baseline) throws { try TextFile.write(baseline.text, to: path) }
}

/// Warns about baseline entries that no finding matches.
enum StaleEntryReporter {
  private static let limit = 10

  static func warn(_ entries: [Fingerprint], of path: String) {
    if entries.isEmpty { return }
    let count = entries.count == 1 ? "1 entry has no finding" : "\(entries.count) entries have no finding"
    StandardStreams.warn("\(path): \(count) any more; remove with 'mvvmlint baseline --prune':")
    for entry in entries.prefix(limit) {
      let place = entry.declaration.isEmpty ? "" : " in \(entry.declaration)"
      StandardStreams.error("  \(entry.path): \(entry.rule)\(place): \(entry.code)")
    }
    if entries.count > limit { StandardStreams.error("  and \(entries.count - limit) more") }
  }
}
