import LintCache
import LintFacts
import LintProject
import LintRule

/// What every file of a project can see of the others without reading their functions: what they declare, which of them are
/// compiled together, and the roles that follow.
enum ProjectView {
  static func digest(of project: Project, _ gathering: Gathering, _ rules: [any Rule.Type]) -> Digest {
    var hashing = Hashing()
    hashing.add(gathering.structure.key)
    for rule in rules { hashing.add(rule.name) }
    for file in gathering.files {
      guard let entry = file.entry else { continue }
      hashing.add(entry.path)
      hashing.add(entry.interface)
    }
    add(project.roles, project, to: &hashing)
    hashing.add(touches(in: project))
    return hashing.digest
  }

  /// Roles may rest on what functions do.
  private static func add(_ roles: Roles, _ project: Project, to hashing: inout Hashing) {
    for type in project.typeIDs {
      for claim in roles.claims(of: type) {
        hashing.add(Int(type.index))
        hashing.add(claim.role.rawValue)
        hashing.add(claim.basis.rawValue)
        for reason in claim.reasons { hashing.add(reason) }
      }
    }
  }

  /// What members do with stores, in a sum that no order changes.
  private static func touches(in project: Project) -> UInt64 {
    project.touches.touches.reduce(0) { sum, touch in
      let (member, how) = touch
      var hashing = Hashing()
      hashing.add(Int(member.file))
      hashing.add(place(of: member, in: project))
      hashing.add(how.system.name.bytes)
      hashing.add(how.isKept ? 1 : 0)
      return sum &+ hashing.digest.first
    }
  }

  /// A member by its place among its siblings, and so those around it: the number of a declaration changes with the code
  /// before it.
  private static func place(of member: DeclarationID, in project: Project) -> UInt64 {
    let facts = project.facts(member.file)
    var hashing = Hashing()
    for place in facts.enclosing(member.index) {
      let parent = facts[declaration: place].parent
      let siblings = facts.children(ofDeclaration: parent < 0 ? nil : parent)
      hashing.add(siblings.prefix { $0 != place }.count)
    }
    return hashing.digest.first
  }
}
