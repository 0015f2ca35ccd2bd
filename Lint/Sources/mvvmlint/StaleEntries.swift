import LintEngine

/// Entries of a baseline that have done their work.
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
