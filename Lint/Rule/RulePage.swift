/// What a rule says, as people read it.
public enum RulePage {
  public static func list(_ rules: [any Rule.Type]) -> String {
    let width = rules.map { $0.name.count }.max() ?? 0
    return rules.sorted { $0.name < $1.name }.map { rule in
      let name = rule.name + String(repeating: " ", count: width - rule.name.count)
      let severity = "\(rule.severity)" + String(repeating: " ", count: 7 - "\(rule.severity)".count)
      return "\(name)  \(severity)  \(rule.summary)"
    }.joined(separator: "\n")
  }

  public static func page(_ rule: any Rule.Type) -> String {
    let fine = rule.examples.fine.map { "Fine:\n\n" + indented($0.source) }
    let broken = rule.examples.broken.map { "Broken, at each \(BrokenExample.mark):\n\n" + indented($0.marked) }
    let head = ["\(rule.name) (\(rule.severity))", rule.summary, rule.rationale]
    return (head + fine + broken).joined(separator: "\n\n")
  }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
