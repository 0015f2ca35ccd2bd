import LintRules
import LintSemantics
import LintSupport
import LintSyntax
import Yams

extension Setting<Conventions> {
  static let wordsKey = "words"

  /// The keys of a team's conventions.
  static var conventionKeys: [Setting<Conventions>] {
    [
      Setting(
        "roles",
        SettingDescription(
          "Types that have a role by their name, unless their code shows another one. Names under `none` have no role. "
            + "`*` matches any part of a name.", ValueType("names by role"), standard: .value("{}"),
          example: "\n  view model: [\"*Reactor\"]\n  none: [\"*Fixture\"]")
      ) { $2.rolePatterns = $0.rolePatterns($1) },
      Setting(
        wordsKey,
        SettingDescription(
          "The words of names that count as evidence for a role. A list replaces the standard words; `add` and `remove` "
            + "change them.", ValueType("words by list"), standard: .effect("the words below"),
          example: "\n  stores: { add: [Vault], remove: [Service] }\n  coordinators: [Coordinator, Flow]",
          parts: WordChange.parts)
      ) { $2.vocabulary = $0.vocabulary($1) },
      Setting(
        "generated_accessors",
        SettingDescription(
          "Roots of generated accessors, in addition to common ones such as `R` in `R.image.logo()`.", .names,
          standard: .value("[]"), example: "[Strings]"),
        usage: { $0.name == UIValueReference.name ? ("[Strings]", accessorEffect) : nil }
      ) { $2.generatedAccessors = Set($0.texts($1)) },
      Setting(
        "layers",
        SettingDescription(
          "Folders whose files may use only types of their own layer and of the layers that `may_use` lists.", .entries,
          standard: .value("[]"),
          example: "\n  - { name: UI, paths: [App/UI], may_use: [Domain] }\n  - { name: Domain, paths: [App/Domain] }",
          parts: SettingDescription.parts(LayerDraft.keys)),
        usage: entries(of: LayerDependency.self, LayerDraft.keys, "name: UI, paths: [App/UI]")
      ) {
        $2.layers = $0.layers($1)
      },
      Setting(
        "forbidden_imports",
        SettingDescription(
          "Modules that some files, or the files of a role, must not import.", .entries, standard: .value("[]"),
          example: "\n  - { modules: [UIKit], paths: [App/Domain], role: model, reason: it also runs on servers }",
          parts: SettingDescription.parts(imports)),
        usage: entries(of: ForbiddenImport.self, imports, "modules: [UIKit], role: model")
      ) {
        reader, node, target in
        target.forbiddenImports = reader.list(node).compactMap { reader.forbiddenImport($0) }
      },
      Setting(
        "forbidden_uses",
        SettingDescription(
          "Types and members that some files, or types of a role, must not use.", .entries, standard: .value("[]"),
          example: "\n"
            + """
              - uses: [Analytics, UserDefaults.standard]
                paths: [App]
                role: [view, controller]
                message: call the view model instead
                severity: error
            """, parts: SettingDescription.parts(UseDraft.keys)),
        usage: entries(of: ForbiddenUse.self, UseDraft.keys, "uses: [print], paths: [App]")
      ) {
        reader, node, target in
        target.forbiddenUses = reader.list(node).flatMap { reader.forbiddenUses($0) }
      },
      Setting(
        "required_supertypes",
        SettingDescription(
          "Classes and protocols. Each type in the paths, or of the role, needs one of them.", .entries,
          standard: .value("[]"),
          example:
            "\n  - { supertypes: [ViewModel], role: view model, paths: [App], reason: the compiler then checks it }",
          parts: SettingDescription.parts(supertypes)),
        usage: entries(of: RequiredSupertype.self, supertypes, "supertypes: [ViewModel], role: view model")
      ) { reader, node, target in
        target.requiredSupertypes = reader.list(node).compactMap { reader.requiredSupertype($0) }
      },
    ]
  }
}

extension Setting<Conventions> {
  private static let accessorEffect = "Adds roots of generated accessors, such as `R` in `R.image.logo()`."
  private static var imports: [Setting<ConventionDraft>] { ConventionDraft.keys(names: "modules") }
  private static var supertypes: [Setting<ConventionDraft>] { ConventionDraft.keys(names: "supertypes") }

  /// The usage of a key that contains a list of entries for one rule.
  private static func entries<Draft>(
    of rule: any Rule.Type, _ keys: [Setting<Draft>], _ example: String
  ) -> (RuleDescription) -> RuleSetting.Usage? {
    let names = keys.map { "`\($0.name)`" }.joined(separator: ", ")
    return { $0.name == rule.name ? ("[{ \(example) }]", "Lists entries with the keys \(names).") : nil }
  }
}

extension ConfigurationReader {
  fileprivate mutating func rolePatterns(_ node: Node) -> [RolePattern] {
    var all: [RolePattern] = []
    for (key, value) in pairs(node, example: "view model: [\"*Reactor\"]") {
      let role = choice(key, Role.words + [("none", nil)], spelled: Role.words(of:))
      let patterns = texts(value)
      if let role { all += patterns.map { RolePattern($0, role: role) } }
    }
    return all
  }

  mutating func role(_ node: Node) -> Role? { choice(node, Role.words, spelled: Role.words(of:)) ?? nil }
}

/// An entry of `forbidden_imports:` or `required_supertypes:`, which may be incomplete.
private struct ConventionDraft {
  var names: [String] = []
  var scope = Scope()
  var reason: String?

  static func keys(names: String) -> [Setting<ConventionDraft>] {
    [
      Setting(names, SettingDescription("The \(names).", .names, standard: .required)) { $2.names = $0.texts($1) },
      Setting("paths", .scopePaths) { $2.scope.paths = $0.paths($1) },
      Setting("role", SettingDescription("The role of the types.", .role, standard: .effect("any role"))) {
        $2.scope.role = $0.role($1)
      },
      Setting("reason", SettingDescription("Why, for the finding's message.", .text, standard: .effect("none"))) {
        $2.reason = $0.text($1)
      },
    ]
  }
}

extension SettingDescription {
  fileprivate static var scopePaths: Self {
    Self("The files to which the entry applies.", .paths, standard: .effect("all files"))
  }
}

extension ValueType {
  fileprivate static var role: Self { .oneOf(Role.allCases.map(\.rawValue)) }
}

/// An entry of `forbidden_uses:`, which may list several roles.
private struct UseDraft {
  var patterns: [UsePattern] = []
  var paths: [PathPattern] = []
  var roles: [Role] = []
  var message: String?
  var severity: String?

  static var keys: [Setting<UseDraft>] {
    let severities = Severity.words.filter { $0.1 != .off }
    return [
      Setting(
        "uses",
        SettingDescription(
          "Types and members, such as `Analytics` or `Analytics.track*`.", .names, standard: .required)
      ) { $2.patterns = $0.usePatterns($1) },
      Setting("paths", .scopePaths) { $2.paths = $0.paths($1) },
      Setting("role", SettingDescription("One or several roles of the types.", .role, standard: .effect("any role"))) {
        reader, node, target in target.roles = reader.list(node).compactMap { reader.role($0) }
      },
      Setting(
        "message", SettingDescription("What to do instead, for the finding.", .text, standard: .effect("none"))
      ) { $2.message = $0.text($1) },
      Setting(
        "severity",
        SettingDescription(
          "The severity of these findings.", .oneOf(severities.map(\.0)), standard: .effect("that of `forbidden-use`"))
      ) { $2.severity = $0.choice($1, severities)?.description },
    ]
  }
}

extension ConfigurationReader {
  fileprivate mutating func usePatterns(_ node: Node) -> [UsePattern] {
    list(node).compactMap { node in
      guard let text = text(node) else { return nil }
      if let pattern = UsePattern(text) { return pattern }
      note("'\(text)' isn't a type or member, such as Analytics or Analytics.track*", at: node)
      return nil
    }
  }

  fileprivate mutating func forbiddenUses(_ node: Node) -> [ForbiddenUseEntry] {
    var draft = UseDraft()
    let before = mistakes.count
    fill(&draft, from: node, by: UseDraft.keys)
    if draft.patterns.isEmpty, mistakes.count == before { note("'uses:' is missing", at: node) }
    if draft.patterns.isEmpty { return [] }
    let roles: [Role?] = draft.roles.isEmpty ? [nil] : draft.roles
    return roles.map { role in
      ForbiddenUseEntry(
        patterns: draft.patterns, scope: Scope(paths: draft.paths, role: role), message: draft.message,
        severity: draft.severity)
    }
  }

  fileprivate mutating func draft(_ node: Node, names: String) -> ConventionDraft? {
    var draft = ConventionDraft()
    let before = mistakes.count
    fill(&draft, from: node, by: ConventionDraft.keys(names: names))
    if draft.names.isEmpty, mistakes.count == before { note("'\(names):' is missing", at: node) }
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

  /// The words of a role: `view model` for `viewModel`, `view-model` and `view_model`.
  fileprivate static func words(of text: String) -> String {
    var words = ""
    for letter in text {
      if letter.isUppercase, words.last?.isLetter ?? false { words.append(" ") }
      words += letter == "-" || letter == "_" ? " " : letter.lowercased()
    }
    return words
  }
}

/// An entry of `layers:` with unresolved references to other layers.
private struct LayerDraft {
  var name: String?
  var paths: [PathPattern] = []
  var mayUse: [Node] = []

  static var keys: [Setting<LayerDraft>] {
    [
      Setting("name", SettingDescription("The layer's name.", .text, standard: .required)) { $2.name = $0.text($1) },
      Setting("paths", SettingDescription("The layer's files.", .paths, standard: .required)) {
        $2.paths = $0.paths($1)
      },
      Setting(
        "may_use", SettingDescription("The other layers that it may use.", .names, standard: .value("[]"))
      ) { $2.mayUse = $0.list($1) },
    ]
  }
}

extension ConfigurationReader {
  mutating func layers(_ node: Node) -> [Layer] {
    var drafts: [LayerDraft] = []
    for node in list(node) {
      var draft = LayerDraft()
      let before = mistakes.count
      fill(&draft, from: node, by: LayerDraft.keys)
      if mistakes.count == before { complete(draft, node, after: drafts) }
      drafts.append(draft)
    }
    let names = drafts.compactMap(\.name)
    return drafts.compactMap { draft in layer(draft, among: names) }
  }

  fileprivate mutating func complete(_ draft: LayerDraft, _ node: Node, after others: [LayerDraft]) {
    guard let name = draft.name else { return note("'name:' is missing", at: node) }
    if draft.paths.isEmpty { note("'paths:' is missing; name the folders of layer '\(name)'", at: node) }
    if others.contains(where: { $0.name == name }) {
      note("layer '\(name)' is repeated", at: node)
    }
  }

  fileprivate mutating func layer(_ draft: LayerDraft, among names: [String]) -> Layer? {
    let used = draft.mayUse.compactMap { node in choice(node, names.map { ($0, $0) }) }
    return draft.name.map { Layer(name: $0, paths: draft.paths, mayUse: Set(used)) }
  }
}
