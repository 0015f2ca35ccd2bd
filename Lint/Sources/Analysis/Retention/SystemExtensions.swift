import LintSemantics
import LintSyntax

/// The methods that the project adds to the system's types, such as `extension UIViewController`. Classes of the project that
/// inherit these types have the methods, too.
struct SystemExtensions: SharedResult {
  private struct Method {
    let system: Name
    let id: SymbolID
  }

  private var methods: [Name: [Method]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.topLevel where facts[declaration].kind == .extension {
        guard let system = project.systemType(extendedBy: facts[declaration], file: file) else { continue }
        for child in facts.children(of: declaration) where facts[child].kind == .function {
          let method = Method(system: system.name, id: SymbolID(file: file, declaration: child))
          methods[facts[child].name, default: []].append(method)
        }
      }
    }
  }

  /// The methods with a name that a type inherits from the system's types.
  func methods(named name: Name, of type: TypeID, in project: Project) -> [SymbolID] {
    guard let named = methods[name] else { return [] }
    var systems: Set<Name> = []
    for ancestor in project.systemAncestors(of: type) {
      var next: Name? = ancestor.system.name
      while let system = next, systems.insert(system).inserted { next = SystemTypes.named(system)?.supertype }
    }
    return named.filter { systems.contains($0.system) }.map(\.id)
  }
}
