/// What a rule says, as people read it.
public enum RulePage {
  public static func list(_ rules: [RuleDescription]) -> String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.sorted { $0.name < $1.name }.map { rule in
      let name = padded(rule.name, to: width)
      return "\(name)  \(padded("\(rule.severity)", to: 7))  \(rule.summary)"
    }.joined(separator: "\n")
  }

  public static func page(_ rule: any Rule.Type) -> String {
    let fine = rule.examples.fine.map { "Fine:\n\n" + indented($0.source) }
    let broken = rule.examples.broken.map { "Broken, at each \(BrokenExample.mark):\n\n" + indented($0.marked) }
    let under = rule.examples.configuration.map { ["Under the configuration:\n\n" + indented($0)] } ?? []
    return ([page(RuleDescription(rule))] + under + fine + broken).joined(separator: "\n\n")
  }

  public static func page(_ rule: RuleDescription) -> String {
    ["\(rule.name) (\(rule.severity))", rule.summary, rule.rationale].joined(separator: "\n\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
