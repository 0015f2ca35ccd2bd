public import LintAnalysis
import LintSemantics
import LintSyntax

/// A type without the supertype that the team requires.
public enum RequiredSupertype: Rule {
  public static let name = "required-supertype"
  // It finds nothing without 'required_supertypes:'. LayerDependency explains why it is a warning.
  public static let severity = Severity.warning
  public static let summary =
    "A type inherits none of the supertypes that the configuration requires of its role or folder."
  public static let rationale = """
    Under 'required_supertypes:' a team says what each type of a role, or at the top of the files of a folder, is to inherit \
    or conform to: one of those that are listed, directly or through others. Protocols and what a type contains are not asked; \
    where a type inherits what another package declares, and nobody knows what that is, nothing is said.
    """

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
        return Finding(
          at: file.place(body.nameStart), message(body.name, convention.supertypes, reason: convention.reason),
          because: claims, in: file.id(declaration))
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

  public static let messages = [nil, "<reason>"].map { message("<type>", ["<supertypes>"], reason: $0) }

  private static func message(_ type: Name, _ supertypes: [String], reason: String?) -> String {
    "\(type) does not inherit \(supertypes.joined(separator: " or "))\(reason.map { ": \($0)" } ?? "")"
  }
}
