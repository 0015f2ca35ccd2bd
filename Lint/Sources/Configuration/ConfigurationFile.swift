import LintRules
import LintSemantics
import LintSupport
import LintSyntax
import Yams

/// Parses `.mvvmlint.yml`. Keys that SwiftLint also has use its names.
public enum ConfigurationFile {
  /// The file name. A folder that contains such a file is the root of a project.
  public static let name = ".mvvmlint.yml"

  /// - Parameter rules: the names of all rules.
  public static func configuration(
    _ text: String, ruleNames: [String]
  ) throws(InvalidConfiguration) -> Configuration {
    var configuration = Configuration()
    guard let node = try YAML.node(text) else { return configuration }
    try checkVersion(node)
    var reader = ConfigurationReader(ruleNames: ruleNames)
    reader.fill(&configuration, from: node, by: Setting.configurationKeys)
    if !reader.mistakes.isEmpty { throw InvalidConfiguration(reader.mistakes) }
    configuration.hints = reader.hints
    return configuration
  }

  /// Checks the version before all other keys, because another version may have other keys.
  private static func checkVersion(_ node: Node) throws(InvalidConfiguration) {
    let key = Setting<Configuration>.versionKey
    let pair = node.mapping?.first { $0.key.string?.replacing("-", with: "_") == key }
    guard let value = pair?.value else { return }
    var reader = ConfigurationReader(ruleNames: [])
    guard let version = reader.text(value), version != Tool.version else { return }
    reader.note("the project needs \(Tool.name) \(version), and this is \(Tool.version); install \(version)", at: value)
    throw InvalidConfiguration(reader.mistakes)
  }
}

extension Setting<Configuration> {
  static var versionKey: String { "mvvmlint_version" }

  /// The top-level keys.
  static var configurationKeys: [Setting<Configuration>] {
    let own: [Setting<Configuration>] = [
      Setting("included") { $2.included = $0.paths($1) },
      Setting("excluded") { $2.excluded = $0.paths($1) },
      Setting("overrides", usage: overrideUsage) { reader, node, target in
        target.overrides = reader.list(node).compactMap { reader.override($0) }
      },
      Setting("baseline") { $2.baseline = $0.text($1) },
      // `checkVersion(_:)` compares the value.
      Setting(versionKey) { reader, node, _ in _ = reader.text(node) },
      Setting("fail_on") { $2.failOn = $0.choice($1, Severity.words.filter { $0.1 != .off }) },
      Setting("strict") { $2.isStrict = $0.flag($1) ?? false },
      Setting("file_size_limit") { reader, node, target in
        target.fileSizeLimit = reader.byteCount(node) ?? target.fileSizeLimit
      },
    ]
    return own + Setting<RuleChoice>.ruleKeys.map { $0.within(\.rules) }
      + Setting<Conventions>.conventionKeys.map { $0.within(\.conventions) }
  }

  private static func overrideUsage(_ rule: RuleDescription) -> RuleSetting.Usage? {
    let keys = Setting<RuleChoice>.ruleKeys.map { "`\($0.name)`" }.joined(separator: ", ")
    return ("[{ paths: [App/Legacy], disabled_rules: [\(rule.name)] }]", "Applies these keys to some paths: \(keys).")
  }
}

extension ConfigurationReader {
  fileprivate mutating func override(_ node: Node) -> Configuration.Override? {
    var override = Configuration.Override(paths: [], rules: RuleChoice())
    let before = mistakes.count
    fill(
      &override, from: node,
      by: [Setting("paths") { $2.paths = $0.paths($1) }]
        + Setting<RuleChoice>.ruleKeys.map { $0.within(\.rules) })
    if !override.paths.isEmpty { return override }
    if mistakes.count == before { note("'paths:' is missing; name the folders of the override", at: node) }
    return nil
  }

  /// Reads `4 MB`, `512 KB` or a number of bytes.
  fileprivate mutating func byteCount(_ node: Node) -> Int? {
    guard let text = text(node) else { return nil }
    let digits = text.prefix(while: \.isNumber)
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    let units = ["": 1, "B": 1, "KB": 1 << 10, "MB": 1 << 20]
    if let number = Int(digits), number > 0, number <= 1 << 30, let factor = units[unit.uppercased()] {
      return min(number * factor, 1 << 30)
    }
    note("expected a size, such as 4 MB, not '\(text)'", at: node)
    return nil
  }
}
