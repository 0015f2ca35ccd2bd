import LintAnalysis
import LintSemantics
import LintSyntax

/// The code that a relation rule checks.
enum RelatedRole {
  /// View models and their nested types.
  case viewModel
  /// Views, cells and controllers.
  case viewSide
  /// The files of a scope. A file has a role if one of its types has the role.
  case files(Scope)
  /// The types of a scope, or its files if it names no role.
  case types(Scope)
  case layer(Layer)

  func code(in file: FileReading) -> [RelatedCode] {
    switch self {
    case .viewModel:
      return file.viewModelBodies.map { body in
        RelatedCode(name: file.project[body.type].name.text, body: body.declaration, claims: [body.claim])
      }
    case .viewSide:
      return file.viewBodies.map { body in
        RelatedCode(name: body.name, body: body.declaration, claims: [body.claim])
      }
    case .files(let scope):
      guard scope.contains(file.facts.path) else { return [] }
      guard let role = scope.role else { return [RelatedCode(name: file.name)] }
      let claims = file.bodies.compactMap { _, type in file.project.roles.claim(role, of: type) }
      return claims.min { $0.basis < $1.basis }.map { [RelatedCode(name: file.name, claims: [$0])] } ?? []
    case .types(let scope):
      guard scope.contains(file.facts.path) else { return [] }
      guard let role = scope.role else { return [RelatedCode(name: file.name)] }
      return file.bodies.compactMap { declaration, type in
        file.project.roles.claim(role, of: type).map { claim in
          RelatedCode(name: file.project[type].name.text, body: declaration, claims: [claim])
        }
      }
    case .layer(let layer):
      return [
        RelatedCode(name: layer.name, reasons: [Reason("'\(file.facts.path)' belongs to layer '\(layer.name)'")])
      ]
    }
  }
}

extension FileReading {
  /// The last component of the file's path.
  fileprivate var name: String { facts.path.split(separator: "/").last.map(String.init) ?? facts.path }
}
