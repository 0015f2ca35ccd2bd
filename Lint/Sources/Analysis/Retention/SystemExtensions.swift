import LintSemantics
import LintSyntax

/// The methods and properties that the project adds to the system's types, such as `extension UIViewController`. Classes of the
/// project that inherit these types have them, too.
struct SystemExtensions: SharedResult {
  private struct Member {
    let system: Name
    let id: SymbolID
  }

  private var members: [Name: [Member]] = [:]

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.topLevel where facts[declaration].kind == .extension {
        guard let system = project.systemType(extendedBy: facts[declaration], file: file) else { continue }
        for child in facts.children(of: declaration) where [.function, .property].contains(facts[child].kind) {
          let member = Member(system: system.name, id: SymbolID(file: file, declaration: child))
          members[facts[child].name, default: []].append(member)
        }
      }
    }
  }

  /// The methods with a name that a type inherits from the system's types.
  func methods(named name: Name, of type: TypeID, in project: Project) -> [SymbolID] {
    members(named: name, inheritedBy: type, in: project).filter { project[$0].kind == .function }
  }

  /// The methods and properties with a name that a type inherits from the system's types.
  func members(named name: Name, inheritedBy type: TypeID, in project: Project) -> [SymbolID] {
    guard let named = members[name] else { return [] }
    return members(named, of: project.systemAncestors(of: type).map(\.system))
  }

  /// The methods and properties with a name that objects of a type of the system have.
  func members(named name: Name, inheritedBy system: SystemType) -> [SymbolID] {
    members[name].map { members($0, of: [system]) } ?? []
  }

  private func members(_ named: [Member], of types: [SystemType]) -> [SymbolID] {
    var systems: Set<Name> = []
    for type in types {
      var next: Name? = type.name
      while let system = next, systems.insert(system).inserted { next = SystemTypes.named(system)?.supertype }
    }
    return named.filter { systems.contains($0.system) }.map(\.id)
  }

  /// The methods and properties with a name that the project adds to a type of the system itself.
  func members(named name: Name, of system: SystemType) -> [SymbolID] {
    members[name]?.filter { $0.system == system.name }.map(\.id) ?? []
  }
}
