import LintSemantics
import LintSyntax

/// The bags that the project adds to the namespace of each object, as in `extension Reactive { var bag: DisposeBag { … } }`.
///
/// An extension stores nothing, so the runtime associates such a bag with its object, and it lives as long, unless the extension
/// replaces it when the object is reused.
struct ObjectBags: SharedResult {
  private var names: Set<Name> = []
  /// The types of the system to which the project gives a package's bag: `extension NSObject: HasDisposeBag {}`.
  private var receivers: Set<Name> = []
  /// Whether code replaces the bag of an object whose class isn't known.
  private var isReplacedElsewhere = false

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      isReplacedElsewhere = isReplacedElsewhere || Self.replacesBag(file, project)
      for body in facts.topLevel where facts[body].kind == .extension {
        guard let extended = facts[body].type else { continue }
        if facts[body].inherited.contains(where: { Self.isProvider($0, file, project) }) {
          receivers.insert(facts[extended].name)
        }
        guard facts[extended].name == ReactiveExtension.wrapper else { continue }
        for child in facts.children(of: body) where facts[child].kind == .property {
          guard let type = facts[child].type, StreamTypes[facts[type].name].contains(.token),
            !facts[child].code.contains(where: { LifecycleMethods[facts[$0].name].contains(.preparesForReuse) })
          else { continue }
          names.insert(facts[child].name)
        }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }

  /// Whether a package's protocol gives the objects of a type the bag with a name. Only the project replaces it.
  func provide(_ name: Name, to type: TypeID, in project: Project) -> Bool {
    guard name == ReactorKitMembers.disposeBag, !isReplacedElsewhere else { return false }
    if project.externalSupertypes(of: type).contains(Self.provider) { return true }
    if receivers.isEmpty { return false }
    let systems = project.systemAncestors(of: type).map(\.system)
    if receivers.contains(Self.root), !systems.isEmpty { return true }
    return systems.contains { system in
      sequence(first: system.name) { SystemTypes.named($0)?.supertype }.contains(where: receivers.contains)
    }
  }

  private static func isProvider(_ type: TypeNodeID, _ file: FileID, _ project: Project) -> Bool {
    project.facts(file)[type].name == provider
      && project.referent(of: TypeUse(file: file, node: type)).type == nil
  }

  /// Whether code replaces the bag of an object that isn't of the project's types, or in an extension of the system's types.
  private static func replacesBag(_ file: FileID, _ project: Project) -> Bool {
    let facts = project.facts(file)
    return facts.expressionIDs.contains { place in
      guard facts[place].kind == .assignment, let target = facts.target(of: place),
        facts[target].name == ReactorKitMembers.disposeBag
      else { return false }
      if facts.isOwnMember(target) { return project.enclosingType(of: facts[place].owner, file: file) == nil }
      return facts.firstPart(of: target).flatMap { project.value(of: $0, file: file) }?.referent.type == nil
    }
  }

  private static let provider: Name = "HasDisposeBag"
  private static let root: Name = "NSObject"
}
