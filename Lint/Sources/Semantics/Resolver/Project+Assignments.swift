public import LintSyntax
import Synchronization

/// An assignment in a file of the project.
public struct ProjectAssignment: Sendable {
  public let file: FileID
  public let expression: ExpressionID
}

extension Project {
  /// The assignments to members with a name, such as `cell.bag = …` or `cell.count += 1`, in any file.
  public func assignments(toMember name: Name) -> [ProjectAssignment] {
    recorder?.recordReadOfAllFiles()
    return tables.assignments(toMember: name)
  }
}

extension ProjectTables {
  func assignments(toMember name: Name) -> [ProjectAssignment] {
    assignments.withLock { assignments in
      if assignments == nil { assignments = collectAssignments() }
      return assignments?[name] ?? []
    }
  }

  private func collectAssignments() -> [Name: [ProjectAssignment]] {
    var found: [Name: [ProjectAssignment]] = [:]
    for file in files.ids {
      let facts = files[file]
      for assignment in facts.expressionIDs where facts[assignment].kind == .assignment {
        guard let target = facts.target(of: assignment), facts[target].kind == .member else { continue }
        found[facts[target].name, default: []].append(ProjectAssignment(file: file, expression: assignment))
      }
    }
    return found
  }
}
