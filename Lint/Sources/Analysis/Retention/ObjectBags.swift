import LintSemantics
import LintSyntax

/// The bags that the project adds to the namespace of each object, as in `extension Reactive { var bag: DisposeBag { … } }`.
///
/// An extension stores nothing, so the runtime associates such a bag with its object, and it lives as long.
struct ObjectBags: SharedResult {
  private var names: Set<Name> = []
  /// The types of the system to which the project gives a package's bag: `extension NSObject: HasDisposeBag {}`.
  private var receivers: Set<Name> = []

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for body in facts.topLevel where facts[body].kind == .extension {
        guard let extended = facts[body].type else { continue }
        if facts[body].inherited.contains(where: { facts[$0].name == Self.provider }) {
          receivers.insert(facts[extended].name)
        }
        guard facts[extended].name == ReactiveExtension.wrapper else { continue }
        for child in facts.children(of: body) where facts[child].kind == .property {
          guard let type = facts[child].type, StreamTypes[facts[type].name].contains(.token) else { continue }
          names.insert(facts[child].name)
        }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }

  /// Whether a package's protocol gives the objects of a type the bag with a name. Only the project replaces it.
  func provide(_ name: Name, to type: TypeID, in project: Project) -> Bool {
    guard name == ReactorKitMembers.disposeBag else { return false }
    if project.externalSupertypes(of: type).contains(Self.provider) { return true }
    if receivers.isEmpty { return false }
    let systems = project.systemAncestors(of: type).map(\.system)
    if receivers.contains(Self.root), !systems.isEmpty { return true }
    return systems.contains { system in
      sequence(first: system.name) { SystemTypes.named($0)?.supertype }.contains(where: receivers.contains)
    }
  }

  private static let provider: Name = "HasDisposeBag"
  private static let root: Name = "NSObject"
}
