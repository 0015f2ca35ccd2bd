import LintRules
import LintSemantics
import LintSupport
import LintSyntax

/// The first configuration of a project: settings that the survey suggests, and the most common other ones in comments.
public enum StarterConfiguration {
  /// At most 25 lines.
  public static func text(for survey: Survey) -> String {
    (head + excluded(survey) + optIn(survey) + roles(survey) + end).joined(separator: "\n") + "\n"
  }

  private static let limit = 5

  private static let head = [
    "# Settings of mvvmlint. All keys: \(Tool.configurationReference)",
    "# Paths are relative to this file; * and ? match part of a name, ** matches any number of folders.", "",
  ]

  /// Third-party code is excluded, and other candidates are suggested.
  private static func excluded(_ survey: Survey) -> [String] {
    let folders = survey.folders.sorted { $0.isForeign && !$1.isForeign }.prefix(limit)
    let lines = folders.map { folder in
      "\(folder.isForeign ? "" : "# ")  - \(quoted(folder.path)) # \(counted(folder.fileCount, "file"))"
    }
    let isCommented = !folders.contains(where: \.isForeign)
    return [(isCommented ? "# " : "") + "excluded:"] + (lines.isEmpty ? ["#   - Vendor"] : lines) + [""]
  }

  /// Rules that are off by default and would have the most findings.
  private static func optIn(_ survey: Survey) -> [String] {
    let rules = survey.rules.filter { $0.value.severity == .off }.sorted { $0.count > $1.count }.prefix(limit)
    return ["# opt_in_rules:"] + rules.map { "#   - \($0.value.name) # \(counted($0.count, "finding"))" } + [""]
  }

  private static func roles(_ survey: Survey) -> [String] {
    guard let pattern = survey.patterns.first else { return [] }
    return [
      "# roles:", "#   \(pattern.role.rawValue): [\(quoted(pattern.pattern))] # \(counted(pattern.count, "type"))", "",
    ]
  }

  private static let end = [
    "# The lowest severity that fails the check: note, warning or error.", "fail_on: error",
  ]

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
