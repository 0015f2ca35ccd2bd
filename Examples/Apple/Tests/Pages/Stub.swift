import Foundation

/// A file of stubs. It's formatted by swift format, so the indentation shows the nesting.
struct Stub {
  let name: String
  let lines: [String]

  init(_ file: URL) throws {
    name = file.lastPathComponent
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The type or extension that contains a line.
  private struct Scope {
    var indentation: Int
    var name: String
    var isProtocol: Bool
    var isOfTheStub: Bool
  }

  /// The public declarations, without overrides and without those marked "Stub only", which have no page.
  var declarations: [Declaration] {
    var scopes: [Scope] = []
    return lines.indices.compactMap { index in
      let line = lines[index]
      if line.contains(#/^\s*([#{})\]\/]|$)/#) { return nil }
      let indentation = line.prefix { $0 == " " }.count
      scopes.removeAll { $0.indentation >= indentation }
      let outer = scopes.last
      let isOfTheStub = outer?.isOfTheStub == true || comments(above: index).contains("Stub only")
      let prefix = outer.map { $0.name + "." } ?? ""
      if let (kind, type) = type(in: line) {
        scopes.append(
          Scope(
            indentation: indentation, name: prefix + type, isProtocol: kind == "protocol", isOfTheStub: isOfTheStub))
        guard kind != "extension", isPublic(line), !isOfTheStub else { return nil }
        return Declaration(place: "\(name):\(index + 1)", name: prefix + type, page: page(at: index))
      }
      guard isPublic(line) || outer?.isProtocol == true || line.contains(#/^\s*case \w/#) else { return nil }
      guard !line.contains(" override "), !isOfTheStub, let member = member(at: index) else { return nil }
      return Declaration(place: "\(name):\(index + 1)", name: prefix + member, page: page(at: index))
    }
  }

  private func isPublic(_ line: String) -> Bool { line.contains(#/^\s*(@\w+ )*(public|open) /#) }

  private func comments(above index: Int) -> String {
    lines[..<index].reversed().prefix { $0.contains(#/^\s*\/\/\//#) }.reversed().joined(separator: "\n")
  }

  /// Returns the page that a comment names, at the end of the line or above it.
  private func page(at index: Int) -> String? {
    let above = index > 0 ? lines[index - 1].firstMatch(of: #/^\s*\/\/ (\S+)/#) : nil
    return (lines[index].firstMatch(of: #/[^\/] \/\/ ([^\s,]+)/#) ?? above).map { String($0.output.1) }
  }
}

// MARK: - Names

extension Stub {
  private func type(in line: String) -> (kind: String, name: String)? {
    let code = line.components(separatedBy: "//")[0]
    guard !code.contains(#/\b(class (func|var)|init)\b/#),
      let type = code.firstMatch(of: #/^[^={(]*\b(class|struct|enum|protocol|extension) ([\w.]+)/#)
    else { return nil }
    return (String(type.output.1), String(type.output.2))
  }

  /// Returns the member's name in the documentation: `reloadData()`, `init(frame:)`, `text`.
  private func member(at index: Int) -> String? {
    let line = lines[index]
    guard let match = line.firstMatch(of: #/\b(?:func (\w+)|(init))\b[^(]*\(/#),
      !line[..<match.range.lowerBound].contains(#/\b(var|let|typealias)\b/#)
    else {
      return line.firstMatch(of: #/\b(?:var|let|typealias|case) `?(\w+)/#).map { String($0.output.1) }
    }
    let rest = [String(line[match.range.upperBound...])] + lines[(index + 1)...]
    let code = rest.map { $0.components(separatedBy: "//")[0] }.joined(separator: " ")
    return "\(match.output.1 ?? "init")(\(labels(from: code)))"
  }

  /// Returns the labels of the parameters up to the closing parenthesis.
  private func labels(from text: String) -> String {
    var (depth, former) = (0, Character(" "))
    var parameters = [""]
    for character in text {
      if character == ")" && depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && former != "-") { depth -= 1 }
      if character == "," && depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
      former = character
    }
    return parameters.compactMap { $0.split(separator: " ").first { !$0.hasPrefix("@") } }
      .map { $0.hasSuffix(":") ? String($0) : $0 + ":" }.joined()
  }
}
