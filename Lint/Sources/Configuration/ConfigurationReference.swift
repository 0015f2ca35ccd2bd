import LintRules
import LintSemantics
import LintSupport

/// The page about all keys of `.mvvmlint.yml`.
public enum ConfigurationReference {
  /// The page's path in `Lint/Docs`, and its text.
  public static var document: (path: String, text: String) {
    let parts = [introduction] + sections.flatMap { ["## \($0.title)"] + $0.settings.flatMap(paragraphs) } + [source]
    return ("mvvmlint.docc/\(Tool.configurationPage).md", parts.joined(separator: "\n\n") + "\n")
  }

  static var sections: [(title: String, settings: [Setting<Configuration>])] {
    [
      ("Files", Setting.fileKeys), ("Rules", Setting.selectionKeys), ("Results", Setting.resultKeys),
      ("Conventions", Setting<Conventions>.conventionKeys.map { $0.within(\.conventions) }),
    ]
  }

  private static let introduction = """
    # Configuration reference

    The keys of `.mvvmlint.yml`.

    ## Overview

    mvvmlint works without a configuration. To change its defaults, put a file named `.mvvmlint.yml` into the root of the project.
    `mvvmlint init` writes one. The folder that contains this file is the root. Without it, the root is the nearest outer folder with a
    `.git`, else with an Xcode project, else with a `Package.swift`.

    Paths are relative to the root. `*` and `?` match part of a name, and `**` matches any number of folders. A pattern that matches a
    folder also matches its contents. [Files](Guides/Files.md) lists the files that are skipped by default.
    """

  private static let source = "<!-- Written by make rule-pages from Lint/Sources/Configuration. -->"

  private static func paragraphs(about setting: Setting<Configuration>) -> [String] {
    let about = setting.about
    var paragraphs = ["### \(setting.name)", about.summary]
    paragraphs += [table(["Value", "Default"], [[about.type.text, about.standard.text]])]
    paragraphs += about.lines(for: setting.name).map { ["```yaml\n\($0)\n```"] } ?? []
    if !about.parts.isEmpty { paragraphs += [table(of: about.parts)] }
    if setting.name == Setting<Conventions>.wordsKey { paragraphs += words }
    return paragraphs
  }

  private static func table(of parts: [SettingDescription.Part]) -> String {
    table(
      ["Key", "Value", "Default", "Meaning"],
      parts.map { ["`\($0.name)`", $0.about.type.text, $0.about.standard.text, $0.about.summary] })
  }

  private static var words: [String] {
    let rows = NameWordList.allCases.map { list in
      ["`\(list.rawValue)`", list.standardWords.map { "`\($0)`" }.joined(separator: ", "), list.meaning]
    }
    return [
      """
      A name is the weakest evidence for a role. Only the last word of a type's name counts, in camel case: `ShipmentTrackingRepository` is
      named like a store, and `RepositoryTracking` isn't. `mvvmlint roles --explain` names the word that decided.
      """,
      table(["List", "Words", "A name with one of them suggests"], rows),
    ]
  }

  private static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(
      separator: "\n")
  }
}

extension StandardValue {
  fileprivate var text: String {
    switch self {
    case .value(let yaml): "`\(yaml)`"
    case .effect(let words): words
    case .required: "required"
    }
  }
}
