import LintSupport

/// The description of a rule, for a terminal and for the documentation.
public struct RulePage: Sendable {
  public let about: RuleDescription
  /// Every message of the rule, with placeholders such as `<type>`.
  public let messages: [String]
  /// A broken and a fixed example.
  let example: ExamplePair
  /// Nil if the rule checks comments rather than code.
  let rule: (any Rule.Type)?

  public init(_ rule: any Rule.Type) {
    about = RuleDescription(rule)
    messages = rule.messages
    example = rule.pageExample
    self.rule = rule
  }

  public init(_ about: RuleDescription, messages: [String], example: ExamplePair) {
    self.about = about
    self.messages = messages
    self.example = example
    rule = nil
  }
}

// MARK: - Terminal

extension RulePage {
  /// The summary, a broken and a fixed example, and the address of the page.
  public var text: String {
    var parts = introduction
    parts += ["Broken at each \(BrokenExample.mark):\n\n" + Self.indented(example.broken.marked)]
    parts += ["Fixed:\n\n" + Self.indented(example.fixed.source)]
    if rule != nil { parts += ["For all examples, run 'mvvmlint rules \(about.name) --examples'."] }
    return (parts + [Tool.page(ofRule: about.name)]).joined(separator: "\n\n")
  }

  private var introduction: [String] { ["\(about.name) (\(about.severity))", about.summary, about.rationale] }

  public var textWithAllExamples: String {
    var parts = introduction
    if let examples = rule?.examples {
      parts += examples.configuration.map { ["With the configuration:\n\n" + Self.indented($0)] } ?? []
      parts += examples.fine.map { "Correct:\n\n" + Self.indented($0.source) }
      parts += examples.broken.map { "Broken at each \(BrokenExample.mark):\n\n" + Self.indented($0.marked) }
    } else {
      return text
    }
    return (parts + [Tool.page(ofRule: about.name)]).joined(separator: "\n\n")
  }

  public static func list(_ pages: [RulePage]) -> String {
    let rules = pages.map(\.about)
    let width = rules.map(\.name.count).max() ?? 0
    return rules.sorted { $0.name < $1.name }.map { rule in
      "\(padded(rule.name, to: width))  \(padded("\(rule.severity)", to: 7))  \(rule.summary)"
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func indented(_ source: String) -> String {
    shortened(source).map { "    " + $0 }.joined(separator: "\n")
  }
}

// MARK: - Markdown

extension RulePage {
  /// A page for each rule, an overview in `mvvmlint.docc`, and the list of messages, by their paths in `Lint/Docs`.
  public static func documents(_ pages: [RulePage]) -> [(path: String, text: String)] {
    let pages = pages.sorted { ($1.about.severity, $0.about.name) < ($0.about.severity, $1.about.name) }
    return pages.map { ("mvvmlint.docc/Rules/\($0.about.name).md", $0.markdown) }
      + [("mvvmlint.docc/mvvmlint.md", overview(pages)), ("Messages.md", messages(pages))]
  }

  private var markdown: String {
    var parts = ["# \(about.name)", about.summary, "**Default severity:** \(about.severity)" + kitNote]
    parts += ["## Rationale", about.rationale]
    parts += ["## Example", "mvvmlint reports each place marked with `\(BrokenExample.mark)`:"]
    parts += [Self.code(example.broken.marked), "Fixed:", Self.code(example.fixed.source)]
    if let rule {
      if let configuration = rule.examples.configuration {
        parts += [
          "## Configuration", "The example needs these lines in `.mvvmlint.yml`:", "```yaml\n\(configuration)\n```",
        ]
      }
      parts += ["## Limits", rule.limits.map { "- \($0)" }.joined(separator: "\n")]
      parts += Self.accuracy(rule.accuracy)
    }
    parts += ["## Messages", messages.map { "- `\($0)`" }.joined(separator: "\n")]
    return Self.document(parts)
  }

  private var kitNote: String {
    about.kitSeverity == about.severity ? "" : " (\(about.kitSeverity) for types that adopt the kit's protocols)"
  }

  private static func accuracy(_ figures: [AccuracyFigure]) -> [String] {
    if figures.isEmpty { return [] }
    let head = "| Sample | Violations | Found | Wrong findings |\n| --- | ---: | ---: | ---: |"
    let rows = figures.map { "| \($0.sample.rawValue) | \($0.violations) | \($0.found) | \($0.wrong) |" }
    return ["## Accuracy", ([head] + rows).joined(separator: "\n"), "`Lint/Docs/Accuracy.md` describes the samples."]
  }

  private static func overview(_ pages: [RulePage]) -> String {
    let rows = pages.map(\.about).map { rule in
      "| [\(rule.name)](Rules/\(rule.name).md) | \(rule.severity) | \(rule.summary.replacing("|", with: "\\|")) |"
    }
    let head = "| Rule | Default severity | Reports |\n| --- | --- | --- |"
    return document([
      "# mvvmlint", "@Metadata {\n  @TechnologyRoot\n}",
      "The rules of mvvmlint, which checks apps for Model-View-ViewModel.",
      "If only its name says that a type plays a role, findings about the type are one level milder than the default.",
      ([head] + rows).joined(separator: "\n"), "## Topics", "### Rules",
      pages.map { "- <doc:\($0.about.name)>" }.joined(separator: "\n"),
    ])
  }

  private static func messages(_ pages: [RulePage]) -> String {
    let rows = pages.flatMap { page in
      page.messages.map { "| `\($0)` | [\(page.about.name)](mvvmlint.docc/Rules/\(page.about.name).md) |" }
    }
    return document([
      "# Messages",
      "Every message of mvvmlint and the rule that reports it. A word in angle brackets is a placeholder.",
      (["| Message | Rule |", "| --- | --- |"] + rows).joined(separator: "\n"),
    ])
  }

  private static func document(_ parts: [String]) -> String {
    (parts + ["<!-- Written by make rule-pages from Lint/Sources/Rules/BuiltIn. -->"]).joined(separator: "\n\n") + "\n"
  }

  private static func code(_ source: String) -> String {
    "```swift\n\(shortened(source).joined(separator: "\n"))\n```"
  }

  /// The lines of an example, in which `// …` replaces repeated ones.
  private static func shortened(_ source: String) -> [Substring] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var shown = Array(lines.prefix(1))
    for (former, line) in zip(lines, lines.dropFirst()) {
      if line != former {
        shown.append(line)
      } else if shown.last == line {
        shown.append(line.prefix { $0 == " " } + "// …")
      }
    }
    return shown
  }
}
