import LintAdoption
import LintSemantics
import LintSyntax

/// A project in memory, and the decisions about its types.
struct AdoptionProject {
  let project: Project
  let survey: AdoptionSurvey

  /// - Parameters:
  ///   - files: the sources by path. A folder in `Sources` is a module.
  ///   - products: the products of the kit that a module depends on.
  init(_ files: [String: String], products: [Name: Set<Name>] = [:]) throws {
    let facts = try files.sorted { $0.key < $1.key }.map { try SourceReader().facts(of: $0.value, path: $0.key) }
    let modules = Modules(paths: facts.map(\.path), roots: [], packages: [""])
    project = Project(files: facts, modules: modules)
    let dependencies = KitDependencies(project, products: products)
    survey = AdoptionSurvey(project, module: dependencies.module) { [project] in
      files[project.facts($0).path].map { Array($0.utf8) }
    }
  }

  init(_ source: String) throws { try self.init(["Sources/App/App.swift": source]) }

  var candidates: [AdoptionCandidate] { survey.candidates }

  /// The decisions about a type, as `role: state`.
  ///
  /// - Parameters:
  ///   - leftOut: the types that aren't selected.
  ///   - unable: the types whose files can't be edited.
  func decisions(_ name: String, leavingOut leftOut: Set<String> = [], without unable: Set<String> = []) -> [String] {
    let types = Set(candidates.map(\.type).filter { unable.contains(project[$0].name.text) })
    let decided = survey.candidates(where: { !leftOut.contains(project[$0.type].name.text) }, without: types)
    return decided.filter { project[$0.type].name.text == name }.map { candidate in
      switch candidate.state {
      case .eligible: "\(candidate.role.rawValue): eligible"
      case .adopted: "\(candidate.role.rawValue): adopted"
      case .inherited(let base): "\(candidate.role.rawValue): inherited from \(project[base].name)"
      case .refused(let refusal): "\(candidate.role.rawValue): \(refusal.word)"
      }
    }
  }

  /// The reasons why a type can't adopt its roles.
  func reasons(_ name: String) -> [String] {
    candidates.filter { project[$0.type].name.text == name }.compactMap { candidate in
      guard case .refused(let refusal) = candidate.state else { return nil }
      return refusal.text(for: candidate.role)
    }
  }
}
