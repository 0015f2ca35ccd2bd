import LintSemantics
import LintSyntax

extension Project {
  init(source: String) throws { try self.init(sources: ["Sources/App/App.swift": source]) }

  init(sources: [String: String]) throws {
    let files = try sources.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    self.init(files: files, modules: Modules(paths: files.map(\.path), roots: [], packages: ["A", "B"]))
  }

  func explain(_ name: String) -> [String] {
    typeIDs.filter { self[$0].name.text == name }.flatMap { roles.claims(of: $0) }.map {
      "\($0.role.rawValue) by \($0.basis): \($0.reasons.joined(separator: ", "))"
    }
  }
}
