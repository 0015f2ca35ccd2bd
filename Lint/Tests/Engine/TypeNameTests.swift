import Foundation
import LintEngine
import LintSyntax
import Testing

/// The names of the types in this package's own sources.
@Suite struct TypeNameTests {
  @Test func noTwoTypesShareASimpleName() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources").standardizedFileURL.path
    let paths = SourceFinder(root: root).sources
    try #require(paths.contains("Engine/Discovery/SourceFinder.swift"))
    let declared = try paths.flatMap { try types(in: $0, below: root) }
    let shared = Dictionary(grouping: declared, by: \.name).filter { $0.key != "CodingKeys" && $0.value.count > 1 }
    for (name, types) in shared.sorted(by: { $0.key < $1.key }) {
      Issue.record("'\(name)' is declared at \(types.map(\.place).joined(separator: ", "))")
    }
  }

  /// The declared types, including nested ones and type aliases, but no associated types.
  private func types(in path: String, below root: String) throws -> [(name: String, place: String)] {
    let source = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    let facts = try SourceReader().facts(of: source, path: path)
    return facts.declarations.filter { $0.kind == .typeAlias || $0.kind.isNominal }.map { type in
      (type.name.text, "\(path):\(facts.lines.location(of: type.nameStart).line)")
    }
  }
}
