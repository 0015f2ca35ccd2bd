import LintRules
import LintSemantics
import LintSyntax

/// The first configuration of a project: what is fitted to it, and in comments all else that can be said.
public enum StarterConfiguration {
  public static func text(for survey: Survey) -> String {
    let sections = [
      head, included, excluded(survey), rules(survey), optIn(survey), roles(survey), layers, imports, uses,
      supertypes,
      overrides,
      accessors, verdict,
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    # What mvvmlint checks here. A line behind a # shows what can be said; without it, the default holds.
    # Paths are relative to the root of the project; * and ? stand for part of a name, ** for any number of folders.
    """

  private static let included = """
    # Only these are read; everything where none is named. A folder that is left out by default comes in when it is named here.
    included:
      # - Sources
    """

  private static func excluded(_ survey: Survey) -> String {
    let lines = survey.folders.map { folder in
      "  \(folder.isForeign ? "" : "# ")- \(quoted(folder.path)) # \(counted(folder.fileCount, "file"))"
    }
    return
      ([
        "# Neither read nor reported, besides build products, Pods, Carthage, generated files, templates and tests.",
        "excluded:",
      ] + (lines.isEmpty ? ["  # - Vendor"] : lines)).joined(separator: "\n")
  }

  private static func rules(_ survey: Survey) -> String {
    let lines = survey.rules.filter { $0.value.severity != .off }.map { rule in
      "  # \(rule.value.name): \(rule.value.severity) # \(found(rule.count, "found"))\(rule.value.summary)"
    }
    return
      (["# How much a rule's findings matter: off, note, warning or error. Shown is the default.", "rules:"] + lines)
      .joined(separator: "\n")
  }

  private static func optIn(_ survey: Survey) -> String {
    let lines = survey.rules.filter { $0.value.severity == .off }.map { rule in
      "  # - \(rule.value.name) # \(found(rule.count, "would be found"))\(rule.value.summary)"
    }
    return
      ([
        "# Rules that are off unless they are asked for. disabled_rules and only_rules are lists as well.",
        "opt_in_rules:",
      ]
      + lines).joined(separator: "\n")
  }

  private static func found(_ count: Int, _ words: String) -> String { count > 0 ? "\(count) \(words). " : "" }

  private static func roles(_ survey: Survey) -> String {
    let lines = survey.patterns.map { "  # \($0.role.rawValue): [\(quoted($0.pattern))] # \($0.count) types end so" }
    let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
    return
      ([
        "# Names that tell a role, where nothing else does: \(names).", "# 'none' is for names that tell none.",
        "roles:",
      ] + (lines.isEmpty ? ["  # view model: [\"*Reactor\"]"] : lines) + ["  # none: [\"*StoreKit*\"]"])
      .joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension StarterConfiguration {
  private static let layers = """
    # Layers of your own, and whom each may use besides itself (layer-dependency).
    layers:
      # - { name: UI, paths: [App/UI], may_use: [Domain] }
      # - { name: Domain, paths: [App/Domain] }
    """

  private static let imports = """
    # Modules that are not to be imported: in some folders, by the files of a role, or everywhere (forbidden-import).
    forbidden_imports:
      # - { modules: [UIKit], paths: [App/Domain], reason: "it runs on servers too" }
    """

  private static let uses = """
    # Types and members that some folders, the types of a role, or all files must not use (forbidden-use).
    forbidden_uses:
      # - { uses: [Analytics, "UserDefaults.standard"], role: [view, controller], message: "use the view model" }
    """

  private static let supertypes = """
    # What each type of a role, or in a folder, is to inherit or conform to: one of these (required-supertype).
    required_supertypes:
      # - { role: view model, supertypes: [ViewModel], reason: "its observers are kept weakly" }
    """

  private static let overrides = """
    # Other rules for some folders: rules, disabled_rules, opt_in_rules and only_rules.
    overrides:
      # - { paths: [App/Legacy], disabled_rules: [ui-import] }
    """

  private static let accessors = """
    # Roots of generated accessors, such as R in R.image.logo(); the common ones are known.
    generated_accessors:
      # - Strings
    """

  private static let verdict = """
    # What was there before, written by 'mvvmlint baseline'.
    # baseline: \(Baseline.fileName)

    # The mildest severity that fails a check; strict: true means warnings too.
    fail_on: error

    # Larger files are told, not read.
    # file_size_limit: 4 MB
    """
}
