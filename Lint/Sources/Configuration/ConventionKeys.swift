import LintRules
import LintSemantics
import LintSyntax
import Yams

extension Setting<Conventions> {
  /// What a team has agreed on.
  static var conventionKeys: [Setting<Conventions>] {
    [
      Setting("roles") { $2.rolePatterns = $0.rolePatterns($1) },
      Setting("generated_accessors") { $2.generatedAccessors = Set($0.texts($1)) },
      Setting("layers") { $2.layers = $0.layers($1) },
      Setting("forbidden_imports") { reading, node, target in
        target.forbiddenImports = reading.list(node).compactMap { reading.forbiddenImport($0) }
      },
      Setting("required_supertypes") { reading, node, target in
        target.requiredSupertypes = reading.list(node).compactMap { reading.requiredSupertype($0) }
      },
    ]
  }
}

extension ConfigurationReader {
  fileprivate mutating func rolePatterns(_ node: Node) -> [RolePattern] {
    var all: [RolePattern] = []
    for (key, value) in pairs(node, such: "view model: [\"*Reactor\"]") {
      let role = choice(key, Role.words + [("none", nil)], spelled: Role.words(of:))
      let patterns = texts(value)
      if let role { all += patterns.map { RolePattern($0, role: role) } }
    }
    return all
  }

  mutating func role(_ node: Node) -> Role? { choice(node, Role.words, spelled: Role.words(of:)) ?? nil }
}

/// What stands under a key before it is known to be whole.
private struct ConventionDraft {
  var names: [String] = []
  var scope = Scope()
  var reason: String?

  static func keys(names: String) -> [Setting<ConventionDraft>] {
    [
      Setting(names) { $2.names = $0.texts($1) },
      Setting("paths") { $2.scope.paths = $0.paths($1) },
      Setting("role") { $2.scope.role = $0.role($1) },
      Setting("reason") { $2.reason = $0.text($1) },
    ]
  }
}

extension ConfigurationReader {
  fileprivate mutating func draft(_ node: Node, names: String) -> ConventionDraft? {
    var draft = ConventionDraft()
    let before = mistakes.count
    fill(&draft, from: node, by: ConventionDraft.keys(names: names))
    if draft.names.isEmpty, mistakes.count == before { note("'\(names):' is missing here", at: node) }
    return draft.names.isEmpty ? nil : draft
  }

  fileprivate mutating func forbiddenImport(_ node: Node) -> ForbiddenImportEntry? {
    draft(node, names: "modules").map {
      ForbiddenImportEntry(modules: Set($0.names), scope: $0.scope, reason: $0.reason)
    }
  }

  fileprivate mutating func requiredSupertype(_ node: Node) -> RequiredSupertypeEntry? {
    draft(node, names: "supertypes").map {
      RequiredSupertypeEntry(supertypes: $0.names, scope: $0.scope, reason: $0.reason)
    }
  }
}

extension Role {
  fileprivate static var words: [(String, Role?)] { allCases.map { ($0.rawValue, $0) } }

  /// `viewModel`, `view-model` and `view_model` mean the view model.
  fileprivate static func words(of text: String) -> String {
    var words = ""
    for letter in text {
      if letter.isUppercase, words.last?.isLetter ?? false { words.append(" ") }
      words += letter == "-" || letter == "_" ? " " : letter.lowercased()
    }
    return words
  }
}
