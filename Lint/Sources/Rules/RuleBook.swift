/// All rules on one page, in Markdown.
public enum RuleBook {
  /// - Parameter more: what is reported without being a rule of its own file, such as a comment that suppresses nothing.
  public static func text(_ rules: [any Rule.Type], and more: [RuleDescription]) -> String {
    let chapters = rules.map { rule in Chapter(rule) } + more.map { about in Chapter(about) }
    let inOrder = chapters.sorted()
    let table = ["| rule | default | says |\n|---|---|---|"] + inOrder.map(\.row)
    return ([heading, table.joined(separator: "\n")] + inOrder.map(\.text)).joined(separator: "\n\n")
  }

  private static let heading = """
    # The rules of mvvmlint

    Written by `make rules-page` from the files of [BuiltIn](../Sources/Rules/BuiltIn), whose tests are the examples below: what is fine stays
    silent, what is broken is found at each `\(BrokenExample.mark)`, and nowhere else. A finding that rests on a name alone
    counts one step less than the default.
    """
}

/// What the page says of one rule; the gravest come first.
private struct Chapter: Comparable {
  let about: RuleDescription
  var examples: [String] = []

  init(_ about: RuleDescription) { self.about = about }

  init(_ rule: any Rule.Type) {
    about = RuleDescription(rule)
    let under = rule.examples.configuration.map { ["Under the configuration:\n\n```yaml\n\($0)\n```"] } ?? []
    examples =
      under + rule.examples.fine.map { "Fine:\n\n" + Self.code($0.source) }
      + rule.examples.broken.map { "Broken:\n\n" + Self.code($0.marked) }
  }

  var row: String {
    "| [`\(about.name)`](#\(about.name)) | \(about.severity) | \(about.summary.replacing("|", with: "\\|")) |"
  }

  var text: String {
    let words = ["## \(about.name)", "\(about.summary) Default: \(about.severity).", about.rationale]
    return (words + examples).joined(separator: "\n\n")
  }

  static func < (first: Chapter, second: Chapter) -> Bool {
    (second.about.severity, first.about.name) < (first.about.severity, second.about.name)
  }

  static func == (first: Chapter, second: Chapter) -> Bool { first.about == second.about }

  private static func code(_ source: String) -> String { "```swift\n\(source)\n```" }
}
