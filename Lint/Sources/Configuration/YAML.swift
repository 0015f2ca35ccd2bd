import Yams
import LintSyntax

/// Parses YAML into nodes with positions.
enum YAML {
  /// The size limit in bytes. The YAML parser needs a multiple of it in memory.
  private static let limit = 1 << 20

  /// - Returns: nil if the text contains only comments.
  static func node(_ text: String) throws(InvalidConfiguration) -> Node? {
    if text.utf8.count > limit {
      throw InvalidConfiguration([
        ConfigurationMistake(line: 1, column: 1, message: "the configuration has more than \(limit) bytes")
      ])
    }
    do {
      return try compose(yaml: text)
    } catch let error as YamlError {
      throw InvalidConfiguration([mistake(error)])
    } catch {
      throw InvalidConfiguration([
        ConfigurationMistake(line: 1, column: 1, message: "can't read the configuration: \(error)")
      ])
    }
  }

  private static func mistake(_ error: YamlError) -> ConfigurationMistake {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ConfigurationMistake(line: mark.line, column: mark.column, message: "invalid YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      return ConfigurationMistake(
        line: context.mark.line, column: context.mark.column,
        message: "\(names) is repeated; merge the entries")
    case .reader(let problem, let offset, _, let yaml):
      let before = yaml.prefix(offset ?? 0)
      return ConfigurationMistake(
        line: before.count(where: \.isNewline) + 1, column: before.reversed().prefix { !$0.isNewline }.count + 1,
        message: "can't read the configuration: \(problem)")
    default:
      return ConfigurationMistake(line: 1, column: 1, message: "can't read the configuration: \(error)")
    }
  }
}

extension Node {
  /// Whether a key has no value, as in `key:` followed by comments.
  var isEmptyValue: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  var kindText: String {
    switch self {
    case .scalar(let scalar): isEmptyValue ? "nothing" : "'\(scalar.string.prefix(40))'"
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}
