import LintRules
import Testing

@testable import LintConfiguration

/// The page about the keys of `.mvvmlint.yml`.
@Suite struct ConfigurationReferenceTests {
  private static var settings: [Setting<Configuration>] { Setting.configurationKeys }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationFile.configuration(text, ruleNames: allRules.map { rule in rule.name })
  }

  private func hasDefaults(_ configuration: Configuration) -> Bool {
    var standard = Configuration()
    standard.text = configuration.text
    return "\(configuration)" == "\(standard)" && configuration.conventions == standard.conventions
  }

  @Test func sectionsContainEveryKeyOnce() {
    let described = ConfigurationReference.sections.flatMap(\.settings).map(\.name)
    #expect(described.sorted() == Self.settings.map(\.name).sorted())
  }

  @Test(arguments: settings.indices)
  func exampleIsValidAndUsesEachKeyOfItsEntries(index: Int) throws {
    let setting = Self.settings[index]
    let example = try #require(setting.about.lines(for: setting.name))
    _ = try read(example)
    // An override may use any key for rules.
    for part in setting.about.parts where setting.name != "overrides" { #expect(example.contains("\(part.name): ")) }
    #expect(ConfigurationReference.document.text.contains(example))
  }

  @Test(arguments: settings.indices)
  func exampleHasAnEffect(index: Int) throws {
    let setting = Self.settings[index]
    let example = try #require(setting.about.lines(for: setting.name))
    // The tool compares the version before it reads anything else.
    guard setting.name != "mvvmlint_version" else { return }
    #expect(try !hasDefaults(read(example)))
  }

  @Test(arguments: settings.indices)
  func defaultValueHasNoEffect(index: Int) throws {
    let setting = Self.settings[index]
    guard case .value(let value) = setting.about.standard else { return }
    #expect(try hasDefaults(read("\(setting.name): \(value)")))
  }
}
