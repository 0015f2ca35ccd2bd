import LintAdoption
import LintSemantics
import LintSyntax

/// A project in memory, and the decisions about its types.
struct AdoptionProject {
  let project: Project
  let candidates: [AdoptionCandidate]

  /// - Parameters:
  ///   - files: the sources by path. A folder in `Sources` is a module.
  ///   - products: the products of the kit that a module depends on.
  init(_ files: [String: String], products: [Name: Set<Name>] = [:]) throws {
    let facts = try files.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let modules = Modules(paths: facts.map(\.path), roots: [], packages: [""])
    project = Project(files: facts, modules: modules)
    let dependencies = KitDependencies(project, products: products)
    candidates = AdoptionSurvey(project, module: dependencies.module).candidates
  }

  init(_ source: String) throws { try self.init(["Sources/App/App.swift": source]) }

  /// The decisions about a type, as `role: state`.
  func decisions(_ name: String) -> [String] {
    candidates.filter { project[$0.type].name.text == name }.map { candidate in
      switch candidate.state {
      case .eligible: "\(candidate.role.rawValue): eligible"
      case .adopted: "\(candidate.role.rawValue): adopted"
      case .inherited(let base): "\(candidate.role.rawValue): inherited from \(project[base].name)"
      case .refused(let refusal): "\(candidate.role.rawValue): \(refusal.word)"
      }
    }
  }
}
