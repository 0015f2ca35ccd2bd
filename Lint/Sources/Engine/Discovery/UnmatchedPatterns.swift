import LintConfiguration
import LintSemantics
import LintSupport

/// Finds patterns of a configuration that match no file, such as those of a folder that was moved.
struct UnmatchedPatterns {
  let lines: [String]

  /// - Parameters:
  ///   - matchedExclusions: the patterns under `excluded:` that matched a path.
  ///   - paths: the files that are read.
  init(_ configuration: Configuration, matchedExclusions: Set<PathPattern>, paths: [String]) {
    let conventions = configuration.conventions
    let scopes: [(String, [PathPattern])] =
      [("included", configuration.included)]
      + configuration.overrides.map { ("overrides", $0.paths) }
      + conventions.layers.map { ("layers", $0.paths) }
      + conventions.forbiddenImports.map { ("forbidden_imports", $0.scope.paths) }
      + conventions.forbiddenUses.map { ("forbidden_uses", $0.scope.paths) }
      + conventions.requiredSupertypes.map { ("required_supertypes", $0.scope.paths) }
    let unmatched = scopes.flatMap { key, patterns in
      patterns.filter { pattern in !paths.contains(where: pattern.matches) }.map { (key, $0) }
    }
    let excluded = configuration.excluded.filter { !matchedExclusions.contains($0) && !Self.mayNotExistYet($0) }.map {
      ("excluded", $0)
    }
    // An entry for several roles has its paths once for each.
    var seen: Set<String> = []
    lines = (unmatched + excluded).map { key, pattern in
      "'\(pattern.text)' under '\(key):' matches no file; correct or remove it"
    }.filter { seen.insert($0).inserted }
  }

  /// Folders that builds and package managers create may not exist yet.
  private static func mayNotExistYet(_ pattern: PathPattern) -> Bool {
    pattern.text.split(separator: "/").contains { DefaultExclusions.contains($0) || TestFolder.isCandidate($0) }
  }
}
