public import LintSyntax
import Synchronization

/// An assignment somewhere in a project.
public struct AssignmentPlace: Sendable {
  public let file: FileID
  public let expression: ExpressionID
}

extension Project {
  /// The assignments, of any kind, to a member of that name: `cell.bag = …`. Any file may hold one.
  public func assignments(toMember name: Name) -> [AssignmentPlace] {
    recorder?.readAll()
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
      for assignment in facts.expressionIDs where facts[assignment].kind == .assignment {
        guard let target = facts.target(of: assignment), facts[target].kind == .member else { continue }
        let place = AssignmentPlace(file: FileID(file), expression: assignment)
        found[facts[target].name, default: []].append(place)
      }
    }
    return found
  }
}
