import LintConfiguration
import LintEngine
import LintSupport

/// The baseline file of a project.
struct BaselineFile {
  let path: String
  /// Whether somebody said that it is there.
  private let isNamed: Bool

  /// - Parameter named: on the command line; else the configuration, else its usual name at the root decides.
  init(named: String?, root: String, _ configuration: Configuration) {
    isNamed = named != nil || configuration.baseline != nil
    path = named ?? root + "/" + (configuration.baseline ?? Baseline.fileName)
  }

  /// - Returns: nothing where nobody has written one yet.
  func read() throws -> Baseline? {
    if !FileSystem.exists(path) {
      if !isNamed { return nil }
      throw Failure("there is no baseline \(path): 'mvvmlint baseline' writes one")
    }
    do {
      return try Baseline(TextFile.text(of: path))
    } catch let damage as Baseline.Damage {
      throw Failure(
        "the baseline \(path) cannot be used: \(damage.reason); take it from the repository again, or write it anew with "
          + "'mvvmlint baseline'")
    }
  }

  func write(_ baseline: Baseline) throws { try TextFile.write(baseline.text, to: path) }
}

/// Warns about baseline entries that no finding matches.
enum StaleEntries {
  private static let limit = 10

  static func tell(_ entries: [Fingerprint], of path: String) {
    if entries.isEmpty { return }
    let count = entries.count == 1 ? "1 finding that is" : "\(entries.count) findings that are"
    Standard.error("mvvmlint: \(path) holds \(count) no longer there; 'mvvmlint baseline --prune' removes them:")
    for entry in entries.prefix(limit) {
      let place = entry.declaration.isEmpty ? "" : " in \(entry.declaration)"
      Standard.error("  \(entry.path): \(entry.rule)\(place): \(entry.code)")
    }
    if entries.count > limit { Standard.error("  and \(entries.count - limit) more") }
  }
}
