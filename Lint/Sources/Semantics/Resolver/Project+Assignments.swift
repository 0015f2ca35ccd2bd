public import LintSyntax
import Synchronization

/// An assignment somewhere in a project.
public struct AssignmentPlace: Sendable {
  public let file: Int32
  public let expression: Int32
}

extension Project {
  /// The assignments, of any kind, to a member of that name: `cell.bag = …`. Any file may hold one.
  public func assignments(toMember name: Name) -> [AssignmentPlace] {
    trace?.touchAll()
    return tables.assignments(toMember: name)
  }
}

extension ProjectTables {
  func assignments(toMember name: Name) -> [AssignmentPlace] {
    assigned.withLock { assigned in
      if assigned == nil { assigned = findAssignments() }
      return assigned?[name] ?? []
    }
  }

  private func findAssignments() -> [Name: [AssignmentPlace]] {
    var found: [Name: [AssignmentPlace]] = [:]
    for (file, facts) in files.enumerated() {
      for index in 0..<Int32(facts.expressions.count) where facts[expression: index].kind == .assignment {
        guard index + 2 < facts.expressions.count, facts[expression: index + 1].kind == .member else { continue }
        let place = AssignmentPlace(file: Int32(file), expression: index)
        found[facts[expression: index + 1].name, default: []].append(place)
      }
    }
    return found
  }
}
