import LintSemantics
import LintSyntax

/// The bags that the project adds to the namespace of each object, as in `extension Reactive { var bag: DisposeBag { … } }`.
///
/// An extension stores nothing, so the runtime associates such a bag with its object, and it lives as long.
struct ObjectBags: SharedResult {
  private var names: Set<Name> = []

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for body in facts.topLevel where facts[body].kind == .extension {
        guard let extended = facts[body].type, facts[extended].name == ReactiveExtension.wrapper else { continue }
        for child in facts.children(of: body) where facts[child].kind == .property {
          guard let type = facts[child].type, StreamTypes[facts[type].name].contains(.token) else { continue }
          names.insert(facts[child].name)
        }
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}
