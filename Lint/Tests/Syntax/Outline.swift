import LintSyntax

/// The facts of a source as text, with one line for each fact, indented below the fact that contains it.
struct Outline {
  let facts: FileFacts

  init(_ source: String) throws {
    facts = try SourceReader().facts(of: source, path: "Source.swift")
  }

  var declarations: [String] {
    facts.declarations.map { declaration in
      let indent = String(
        repeating: "  ", count: facts.enclosing(declaration.parent).reduce(0) { count, _ in count + 1 })
      let type = declaration.type.map { ": " + written($0) } ?? ""
      return "\(indent)\(declaration.kind) \(declaration.name)\(type)".trimmingEnd()
    }
  }

  var expressions: [String] {
    facts.expressions.map { expression in
      let indent = String(
        repeating: "  ", count: facts.containing(expression.parent).reduce(0) { count, _ in count + 1 })
      return "\(indent)\(expression.kind) \(expression.name)".trimmingEnd()
    }
  }

  func written(_ type: TypeNodeID) -> String {
    let parts = facts.parts(of: type).map(written)
    let node = facts[type]
    return switch node.kind {
    case .named: parts.isEmpty ? "\(node.name)" : "\(node.name)<\(parts.joined(separator: ", "))>"
    default: "\(node.kind)\(node.name.isEmpty ? "" : " \(node.name)")(\(parts.joined(separator: ", ")))"
    }
  }
}

extension String {
  func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}
