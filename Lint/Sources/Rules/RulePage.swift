import LintSupport

/// The description of a rule, for a terminal and for the documentation.
public struct RulePage: Sendable {
  public let about: RuleDescription
  /// Every message of the rule, with placeholders such as `<type>`.
  public let messages: [String]
  /// A broken and a fixed example.
  private let example: ExamplePair
  /// The edit that `mvvmlint fix` makes, or the reason why it makes none.
  public let fix: RuleFix
  private let limits: [String]
  private let accuracy: RuleAccuracy?
  /// The reason why the rule isn't a warning although its figures allow it.
  private let severityReason: String?
  /// All examples; nil if the rule checks comments rather than code.
  private let examples: Examples?

  public init(_ rule: any Rule.Type) {
    about = RuleDescription(rule)
    messages = rule.messages
    example = rule.pageExample
    fix = rule.fix
    limits = rule.limits
    accuracy = RuleAccuracy(rule: rule.name)
    severityReason = rule.severityReason
    examples = rule.examples
  }

  public init(_ about: RuleDescription, messages: [String], example: ExamplePair, fix: RuleFix, limits: [String]) {
    self.about = about
    self.messages = messages
    self.example = example
    self.fix = fix
    self.limits = limits
    accuracy = nil
    severityReason = nil
    examples = nil
  }
}

// MARK: - Terminal

extension RulePage {
  /// The summary, a broken and a fixed example, and the address of the page.
  public var text: String {
    var parts = introduction
    parts += ["Broken at each \(BrokenExample.mark):\n\n" + Self.indented(example.broken.marked)]
    parts += ["Fixed:\n\n" + Self.indented(example.fixed.source)]
    parts += [fixText]
    if examples != nil { parts += ["For all examples, run 'mvvmlint rules \(about.name) --examples'."] }
    return (parts + [Tool.page(ofRule: about.name)]).joined(separator: "\n\n")
  }

  private var introduction: [String] { ["\(about.name) (\(about.severity))", about.summary, about.rationale] }

  public var textWithAllExamples: String {
    guard let examples else { return text }
    var parts = introduction
    parts += examples.configuration.map { ["With the configuration:\n\n" + Self.indented($0)] } ?? []
    parts += examples.fine.map { "Correct:\n\n" + Self.indented($0.source) }
    parts += examples.broken.map { "Broken at each \(BrokenExample.mark):\n\n" + Self.indented($0.marked) }
    return (parts + [Tool.page(ofRule: about.name)]).joined(separator: "\n\n")
  }

  public static func list(_ pages: [RulePage]) -> String {
    let rules = pages.map(\.about)
    let width = rules.map(\.name.count).max() ?? 0
    return rules.sorted { $0.name < $1.name }.map { rule in
      "\(rule.name.padded(to: width))  \("\(rule.severity)".padded(to: 7))  \(rule.summary)"
    }.joined(separator: "\n")
  }

  private static func indented(_ source: String) -> String {
    shortened(source).map { "    " + $0 }.joined(separator: "\n")
  }
}

// MARK: - Markdown

extension RulePage {
  /// The page about checks that mvvmlint doesn't have on purpose. It is written by hand.
  static let pageOfRulesLeftOut = "RulesLeftOut"

  /// A page for each rule, an overview in `mvvmlint.docc`, and the list of messages, with their paths in `Lint/Docs`.
  ///
  /// - Parameter settings: the keys of `.mvvmlint.yml` that affect a rule.
  public static func documents(
    _ pages: [RulePage], settings: (RuleDescription) -> [RuleSetting]
  ) -> [(path: String, text: String)] {
    let pages = pages.sorted { ($1.about.severity, $0.about.name) < ($0.about.severity, $1.about.name) }
    return pages.map { ("mvvmlint.docc/Rules/\($0.about.name).md", $0.markdown(settings($0.about))) }
      + [("mvvmlint.docc/mvvmlint.md", overview(pages)), ("Messages.md", messages(pages))]
  }

  private func markdown(_ settings: [RuleSetting]) -> String {
    var parts = ["# \(about.name)", about.summary, "**Default severity:** \(about.severity)" + kitNote]
    if !about.formerNames.isEmpty {
      parts += ["**Former name:** \(about.formerNames.map { "`\($0)`" }.joined(separator: ", ")), which still works"]
    }
    parts += ["## Rationale", about.rationale]
    parts += ["## Example", "mvvmlint reports each place marked with `\(BrokenExample.mark)`:"]
    parts += [Self.code(example.broken.marked), "Fixed:", Self.code(example.fixed.source)]
    parts += ["## Configuration", "These keys of `.mvvmlint.yml` affect the rule:"]
    parts += [
      Self.table(["Key", "Example", "Effect"], settings.map { ["`\($0.key)`", "`\($0.example)`", $0.effect] })
    ]
    if let configuration = examples?.configuration {
      parts += ["The example above needs these lines:", "```yaml\n\(configuration)\n```"]
    }
    parts += ["The [configuration reference](../\(Tool.configurationPage).md) describes all keys."]
    parts += ["## Fix", fixText]
    parts += ["## Limits", limits.map { "- \($0)" }.joined(separator: "\n"), "## Accuracy"] + accuracyText
    parts += ["## Messages", messages.map { "- `\($0)`" }.joined(separator: "\n")]
    return Self.document(parts)
  }

  private var fixText: String {
    let action = fix.text.prefix(1).lowercased() + fix.text.dropFirst()
    return switch fix.level {
    case .safe: "`mvvmlint fix` \(action) The fix is safe."
    case .suggested: "`mvvmlint fix --unsafe-fixes` \(action) The fix is suggested, so review it."
    case nil: "`mvvmlint fix` doesn't fix it. " + fix.text
    }
  }

  private var kitNote: String {
    about.kitSeverity == about.severity ? "" : " (\(about.kitSeverity) for types that adopt the kit's protocols)"
  }

  private var accuracyText: [String] {
    guard let accuracy else { return ["The rule is about comments, so it needs no figures."] }
    let rows = accuracy.rows
    let sentences = accuracy.sentences(severity: about.severity, reason: severityReason)
    if rows.isEmpty {
      return [
        (["The labelled apps contain no violation, and the rule reported none there."] + sentences).joined(
          separator: " ")
      ]
    }
    return [
      "At first contact, in apps that no rule was written or changed for:",
      Self.table(RuleAccuracy.header, rows, numbersFrom: 1),
      (sentences + ["[Accuracy](../Guides/Accuracy.md) describes the apps and the figures."]).joined(separator: " "),
    ]
  }

  /// - Parameter first: the first column of right-aligned numbers, if any.
  private static func table(_ header: [String], _ rows: [[String]], numbersFrom first: Int = .max) -> String {
    let rule = header.indices.map { $0 < first ? "---" : "---:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// The guides, in the order of the sidebar.
  private static let guides = [
    "QuickStart", "Install", "AdoptTheRoles", Tool.configurationPage, "Files", "RoleInference", "Baseline",
    "Suppression", "FixFindings", "ContinuousIntegration", "ArchitectureReport", "Accuracy", "CheckerFAQ",
  ]

  private static func overview(_ pages: [RulePage]) -> String {
    let rows = pages.map(\.about).map { rule in
      ["[\(rule.name)](Rules/\(rule.name).md)", "\(rule.severity)", rule.summary.replacing("|", with: "\\|")]
    }
    return document([
      "# mvvmlint", "@Metadata {\n  @TechnologyRoot\n}",
      "A checker for Model-View-ViewModel in existing Swift apps.",
      "It reads Swift sources, infers the role of each type, and reports architecture violations. Start with <doc:QuickStart>.",
      "This table lists the rules. If only the name of a type suggests its role, findings about the type are one level milder.",
      table(["Rule", "Default severity", "Reports"], rows), "## Topics",
      "### Guides", guides.map { "- <doc:\($0)>" }.joined(separator: "\n"), "### Rules",
      pages.map { "- <doc:\($0.about.name)>" }.joined(separator: "\n"),
      "### Other checks", "- <doc:\(pageOfRulesLeftOut)>",
    ])
  }

  private static func messages(_ pages: [RulePage]) -> String {
    let rows = pages.flatMap { page in
      page.messages.map { ["`\($0)`", "[\(page.about.name)](mvvmlint.docc/Rules/\(page.about.name).md)"] }
    }
    return document([
      "# Messages",
      "Every message of mvvmlint and the rule that reports it. A word in angle brackets is a placeholder.",
      table(["Message", "Rule"], rows),
    ])
  }

  private static func document(_ parts: [String]) -> String {
    (parts + ["<!-- Written by make rule-pages from Lint/Sources/Rules/BuiltIn. -->"]).joined(separator: "\n\n") + "\n"
  }

  private static func code(_ source: String) -> String {
    "```swift\n\(shortened(source).joined(separator: "\n"))\n```"
  }

  /// The lines of an example, with a comment in place of repeated lines.
  private static func shortened(_ source: String) -> [Substring] {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var shown: [Substring] = []
    while let line = lines.popFirst() {
      shown.append(line)
      let repeated = lines.prefix { $0 == line }.count
      if repeated > 0 {
        shown.append(line.prefix { $0 == " " } + "// … and \(repeated) more lines")
        lines.removeFirst(repeated)
      }
    }
    return shown
  }
}

/// A key of `.mvvmlint.yml` that affects a rule.
public struct RuleSetting: Sendable {
  /// A value for the key, and its effect on the rule.
  public typealias Usage = (example: String, effect: String)

  public let key: String
  public let example: String
  public let effect: String

  public init(key: String, usage: Usage) {
    self.key = key
    (example, effect) = usage
  }
}
