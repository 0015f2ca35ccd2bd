public import LintAnalysis
import LintSemantics
import LintSyntax

/// A type without the supertype that the configuration requires.
public enum RequiredSupertype: Rule {
  public static let name = "required-supertype"
  // It finds nothing without 'required_supertypes:'. LayerDependency explains why it is a warning.
  public static let severity = Severity.warning
  public static let summary = "A type lacks a supertype that the configuration requires for its role or folder."
  public static let rationale = """
    `required_supertypes` lists supertypes for the types of a role, or for the top-level types of a folder. A type must \
    inherit from or conform to one of them, directly or through others. Protocols and nested types aren't checked. A type \
    that inherits from an unknown type of a package isn't reported, because that type may have the supertype.
    """

  public static let fix = RuleFix.none("A new supertype has requirements that only a person can meet.")

  public static let limits = [
    "Without `required_supertypes` in the configuration, it finds nothing.",
    "It skips protocols. An entry without a role applies to top-level types only.",
    """
    It skips a type that inherits from an unknown type of a package, because that type may have the required \
    supertype.
    """,
  ]

  public static let examples = Examples(
    under: """
      required_supertypes:
        - { role: view model, supertypes: [ScreenModel, ViewModel] }
        - { paths: Events, supertypes: Event, reason: they are logged }
      """,
    fine: """
      // App/ListViewModel.swift
      class ScreenModel { func load() {} }
      final class ListViewModel: ScreenModel {}
      final class ItemViewModel: PackageModel { func load() {} }
      protocol TextViewModel {}
      // Events/Opened.swift
      struct Opened: Equatable { enum Kind {} }
      extension Opened: Event {}
      """,
    broken: """
      // App/ListViewModel.swift
      final class ↓ListViewModel { func load() {} }
      // Events/Opened.swift
      struct ↓Opened: Equatable, Codable { enum Kind {} }
      enum Closed: Event {}
      """
  )

  public static let pageExample = ExamplePair(
    broken: """
      // App/ListViewModel.swift
      class ScreenModel {}
      final class ↓ListViewModel { func load() {} }
      """, replacing: "ListViewModel {", with: "ListViewModel: ScreenModel {")

  public static func check(_ file: FileReading) -> [Finding] {
    let conventions = file.project.conventions.requiredSupertypes.filter { $0.scope.contains(file.facts.path) }
    if conventions.isEmpty { return [] }
    return file.bodies.flatMap { declaration, type in
      let body = file.facts[declaration]
      if !body.kind.isNominal || body.kind == .protocol { return [Finding]() }
      return conventions.compactMap { convention in
        guard let claims = claims(convention.scope, type, body, file.project),
          !inherits(convention.supertypes, type, file.project)
        else { return nil }
        return file.finding(
          at: body.nameStart, message(body.name, convention.supertypes, reason: convention.reason), because: claims,
          reasons: [file.reason(configured: "'required_supertypes' has an entry", for: convention.scope)])
      }
    }
  }

  /// The reasons why an entry applies to a type, or nil if it doesn't.
  private static func claims(
    _ scope: Scope, _ type: TypeID, _ body: Declaration, _ project: Project
  ) -> [RoleClaim]? {
    guard let role = scope.role else { return body.parent == nil ? [] : nil }
    return project.roles.claim(role, of: type).map { [$0] }
  }

  /// Whether the type inherits one of the supertypes, or may do so through a type of a package.
  private static func inherits(_ required: [String], _ type: TypeID, _ project: Project) -> Bool {
    let own = [type] + project.ancestors(of: type)
    if own.contains(where: { required.contains(project[$0].name.text) }) { return true }
    return own.flatMap { project[$0].supertypes }.contains { supertype in
      switch supertype.referent {
      case .unknown(let name): required.contains(name.text) || !CommonSupertypes[name].contains(.standard)
      case .system(let system): required.contains(system.name.text)
      case .ambiguous: true
      case .project, .generic: false
      }
    }
  }

  public static let messages = [nil, "<reason>"].map { message("<type>", ["<supertype>"], reason: $0) }

  private static func message(_ type: Name, _ supertypes: [String], reason: String?) -> String {
    let required = supertypes.map { "'\($0)'" }.joined(separator: " or ")
    return "'\(type)' must conform to \(required)\(reason.map { " (\($0))" } ?? ""); add the conformance"
  }
}
