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
    configuration.text = text
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
    fileKeys + selectionKeys + resultKeys + Setting<Conventions>.conventionKeys.map { $0.within(\.conventions) }
  }

  /// The keys that choose files.
  static var fileKeys: [Setting<Configuration>] {
    [
      Setting(
        "included",
        SettingDescription(
          "Paths to read. To read a folder that is skipped by default, name it here.", .paths,
          standard: .effect("the whole project"), example: "[App, Packages/*/Sources]")
      ) { $2.included = $0.paths($1) },
      Setting(
        "excluded",
        SettingDescription(
          "Paths to skip, in addition to those that are skipped by default.", .paths, standard: .value("[]"),
          example: "[App/Generated, \"**/Mocks\"]")
      ) { $2.excluded = $0.paths($1) },
      Setting(
        "file_size_limit",
        SettingDescription(
          "The size up to which files are read. A warning names each larger file.", .size, standard: .value("4 MB"),
          example: "512 KB")
      ) { reader, node, target in
        target.fileSizeLimit = reader.byteCount(node) ?? target.fileSizeLimit
      },
    ]
  }

  /// The keys that choose rules, for the whole project and for some folders.
  static var selectionKeys: [Setting<Configuration>] {
    let ruleKeys = Setting<RuleChoice>.ruleKeys
    let overrides = SettingDescription(
      "Other rules or severities for some folders. If several entries match a file, the last one wins.", .entries,
      standard: .value("[]"), example: "\n  - { paths: [App/Legacy], disabled_rules: [ui-import] }",
      parts: [("paths", overriddenPaths)] + SettingDescription.parts(ruleKeys))
    return ruleKeys.map { $0.within(\.rules) } + [
      Setting("overrides", overrides, usage: overrideUsage) { reader, node, target in
        target.overrides = reader.list(node).compactMap { reader.override($0) }
      }
    ]
  }

  fileprivate static var overriddenPaths: SettingDescription {
    SettingDescription("Files to which the entry applies.", .paths, standard: .required)
  }

  /// The keys that decide which findings count.
  static var resultKeys: [Setting<Configuration>] {
    let limits = Severity.words.filter { $0.1 != .off }
    return [
      Setting(
        "baseline",
        SettingDescription(
          "The file with the accepted findings, which `mvvmlint baseline` writes.", .path,
          standard: .effect("`.mvvmlint-baseline.json`"), example: "Configuration/mvvmlint-baseline.json")
      ) { $2.baseline = $0.text($1) },
      Setting(
        "fail_on",
        SettingDescription(
          "The lowest severity that fails the check.", .oneOf(limits.map(\.0)), standard: .value("error"),
          example: "warning")
      ) { $2.failOn = $0.choice($1, limits) ?? $2.failOn },
      Setting(
        "strict",
        SettingDescription("Whether warnings fail the check, too.", .flag, standard: .value("false"), example: "true")
      ) { $2.isStrict = $0.flag($1) ?? false },
      // `checkVersion(_:)` compares the value.
      Setting(
        versionKey,
        SettingDescription(
          "The version that the project needs. Any other version of mvvmlint refuses to run.", .version,
          standard: .effect("any version"), example: Tool.version)
      ) { reader, node, _ in _ = reader.text(node) },
    ]
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
      by: [Setting("paths", Setting<Configuration>.overriddenPaths) { $2.paths = $0.paths($1) }]
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
