import LintSemantics
import LintSupport

/// The single target of a podspec. CocoaPods compiles the files of all subspecs into one module.
struct Podspec {
  private let lines: [Substring]
  private let folder: String

  init(_ bytes: [UInt8], in folder: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.hasPrefix("#") }
    self.folder = folder
  }

  var target: BuildTarget? {
    guard let name = values(of: "module_name").first ?? values(of: "name").first else { return nil }
    var target = BuildTarget(named: name)
    target.patterns = values(of: "source_files").flatMap(Self.expanded).map {
      PathPattern(RelativePath.joined(folder, $0))
    }
    target.dependencies = dependencies
    return target.patterns.isEmpty ? nil : target
  }

  /// The pods of lines such as `s.dependency 'RxSwift'`, without their subspecs and except in test specs.
  private var dependencies: Set<String> {
    let tests = tests
    return Set(
      lines.compactMap { line in
        guard let dot = line.firstIndex(of: "."), !tests.contains(line[..<dot]) else { return nil }
        guard line[dot...].hasPrefix(".dependency") else { return nil }
        return Self.quoted(line).first.map { String($0.prefix { $0 != "/" }) }
      })
  }

  /// The block parameters of test specs.
  private var tests: [Substring] { lines.compactMap { $0.contains(".test_spec") ? Self.parameter(of: $0) : nil } }

  /// The strings assigned to an attribute, except in test specs.
  private func values(of attribute: String) -> [String] {
    let tests = tests
    var values: [String] = []
    var isInside = false
    for line in lines {
      if let value = Self.value(of: attribute, in: line, exceptFor: tests) {
        values += Self.quoted(value)
        isInside = Self.continues(value)
      } else if isInside {
        values += Self.quoted(line)
        isInside = !line.contains("]") && Self.continues(line) || !line.contains("]") && line.isEmpty
      }
    }
    return values
  }

  /// The text after `s.name =` in a line.
  private static func value(of attribute: String, in line: Substring, exceptFor tests: [Substring]) -> Substring? {
    guard let dot = line.firstIndex(of: "."), !tests.contains(line[..<dot]) else { return nil }
    let rest = line[line.index(after: dot)...]
    guard rest.hasPrefix(attribute) else { return nil }
    let sign = rest.dropFirst(attribute.count).drop { $0.isWhitespace || $0 == "+" }
    return sign.first == "=" ? sign.dropFirst() : nil
  }

  private static func continues(_ line: Substring) -> Bool {
    let end = line.reversed().first { !$0.isWhitespace }
    return end == "," || end == "[" || end == "\\"
  }

  /// The block parameter of a line: `t` in `s.test_spec 'Tests' do |t|`.
  private static func parameter(of line: Substring) -> Substring? {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[1] : nil
  }

  private static func quoted(_ line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let text = rest[rest.index(after: start)...]
      guard let end = text.firstIndex(of: rest[start]) else { break }
      found.append(String(text[..<end]))
      rest = text[text.index(after: end)...]
    }
    return found
  }

  /// The alternatives of a pattern such as `A/*.{h,swift}`.
  private static func expanded(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let choices = pattern[pattern.index(after: open)..<close].split(separator: ",")
    return choices.flatMap { expanded(String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...])) }
  }
}
