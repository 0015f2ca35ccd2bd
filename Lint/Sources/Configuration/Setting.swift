import LintRules
import Yams

/// A key of a configuration: its description, and the effect of its value.
struct Setting<Target> {
  let name: String
  let about: SettingDescription
  /// A value that affects a rule, and its effect; nil if the key has no effect on the rule.
  let usage: (RuleDescription) -> RuleSetting.Usage?
  let read: (inout ConfigurationReader, Node, inout Target) -> Void

  init(
    _ name: String, _ about: SettingDescription,
    usage: @escaping (RuleDescription) -> RuleSetting.Usage? = { _ in nil },
    _ read: @escaping (inout ConfigurationReader, Node, inout Target) -> Void
  ) {
    self.name = name
    self.about = about
    self.usage = usage
    self.read = read
  }

  /// The same key for a value that contains the target.
  func within<Whole>(_ part: WritableKeyPath<Whole, Target>) -> Setting<Whole> {
    Setting<Whole>(name, about, usage: usage) { reader, node, whole in read(&reader, node, &whole[keyPath: part]) }
  }
}

/// The description of a key in the configuration reference.
struct SettingDescription {
  let summary: String
  let type: ValueType
  let standard: StandardValue
  /// A value, in one line or in several lines that are indented; nil if the example of the outer key shows it.
  let example: String?
  /// The keys of each entry, if the value contains keys of its own.
  let parts: [Part]

  typealias Part = (name: String, about: SettingDescription)

  init(
    _ summary: String, _ type: ValueType, standard: StandardValue, example: String? = nil, parts: [Part] = []
  ) {
    self.summary = summary
    self.type = type
    self.standard = standard
    self.example = example
    self.parts = parts
  }
}

extension SettingDescription {
  static func parts<Target>(_ keys: [Setting<Target>]) -> [Part] { keys.map { ($0.name, $0.about) } }

  /// The lines of `.mvvmlint.yml` that set the key to its example.
  func lines(for name: String) -> String? {
    example.map { "\(name):\($0.hasPrefix("\n") ? "" : " ")\($0)" }
  }
}

/// The meaning of a key that is absent.
enum StandardValue {
  /// The value that has the same effect.
  case value(String)
  /// A description of the effect.
  case effect(String)
  /// The entry is a mistake without the key.
  case required
}

/// The kind of a key's values, as the reference names it.
struct ValueType {
  let text: String

  init(_ text: String) { self.text = text }

  static var text: Self { Self("text") }
  static var flag: Self { Self("`true` or `false`") }
  static var size: Self { Self("number of bytes, `KB` or `MB`") }
  static var version: Self { Self("version") }
  static var path: Self { Self("path") }
  static var paths: Self { Self("list of paths") }
  static var names: Self { Self("list of names") }
  static var rules: Self { Self("list of rules, or `all`") }
  static var entries: Self { Self("list of entries") }

  static func oneOf(_ words: [String]) -> Self {
    let quoted = words.map { "`\($0)`" }
    return Self(quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? ""))
  }
}
