public import LintSemantics
public import LintSyntax

/// A file of a project, as a rule reads it.
public final class FileReading: Sendable {
  public let project: Project
  public let number: FileID
  public let facts: FileFacts
  /// The types that stand in the file, and extensions, each with the type that it is or extends.
  public let bodies: [(declaration: DeclarationID, type: TypeID)]
  /// What stands in a view model: its declaration and extensions, with the types in them. A type that is a view as well is
  /// left to `role-conflict`.
  public let viewModelBodies: [ViewModelBody]
  let memo = ReadingMemo()

  public init(_ project: Project, file number: FileID) {
    let project = project.reading(number)
    self.project = project
    self.number = number
    facts = project.facts(number)
    bodies = Self.bodies(of: facts, number, in: project)
    viewModelBodies = ViewModelBody.all(in: bodies, facts, number, project)
  }

  /// What the answers rest on besides the file; nil where it may be anything.
  public var dependencies: Dependencies? { project.dependencies }

  public func id(_ declaration: DeclarationID) -> SymbolID { SymbolID(file: number, declaration: declaration) }

  public func place(_ offset: UInt32) -> Place { Place(file: number, offset: offset) }

  public func use(_ type: TypeNodeID) -> TypeUse { TypeUse(file: number, node: type) }

  private static func bodies(of facts: FileFacts, _ file: FileID, in project: Project) -> [(DeclarationID, TypeID)] {
    var found: [(DeclarationID, TypeID)] = []
    for declaration in facts.declarationIDs where facts[declaration].kind.hasMembers {
      let id = SymbolID(file: file, declaration: declaration)
      if let type = project.type(declaredBy: id) { found.append((declaration, type)) }
    }
    return found
  }
}
