import LintSemantics
import LintSyntax

extension DataSource {
  /// Whether a property holds what an index is put to. A dictionary by index is a note about rows, and no data source.
  func isListed(_ id: SymbolID) -> Bool {
    let declaration = project[id]
    guard let written = declaration.type else { return true }
    let use = TypeUse(file: id.file, node: written)
    switch project.referent(of: use) {
    case .unknown(let name): return CollectionTypes[name].contains(.list)
    case .generic: return true
    case .project(let type): return project[type].kind == .struct
    default: return false
    }
  }
}
