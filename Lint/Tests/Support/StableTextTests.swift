import LintSupport
import Testing

@Suite struct StableTextTests {
  private struct Settings {
    var names: Set<String> = []
    var limits: [String: Int] = [:]
    var baseline: String?
    var kind = Kind.plain
  }

  private enum Kind { case plain, named(String) }

  @Test func orderOfSetsAndDictionariesDoesNotMatter() {
    let words = (0..<50).map(String.init)
    let first = Settings(names: Set(words), limits: Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) }))
    let second = Settings(
      names: Set(words.reversed()), limits: Dictionary(uniqueKeysWithValues: words.reversed().map { ($0, $0.count) }))
    #expect(StableText.text(first) == StableText.text(second))
  }

  @Test func differentValuesHaveDifferentTexts() {
    let values: [Settings] = [
      Settings(), Settings(names: ["a", "b"]), Settings(names: ["a;b"]), Settings(names: ["a;1:b"]),
      Settings(names: [""]),
      Settings(limits: ["a": 1]), Settings(limits: ["a": 2]), Settings(baseline: ""), Settings(baseline: "nil"),
      Settings(kind: .named("plain")), Settings(kind: .named("")),
    ]
    #expect(Set(values.map(StableText.text)).count == values.count)
  }
}
