public import LintSemantics
public import LintSyntax

/// A file of a project, as a rule reads it.
public final class FileReading: Sendable {
  public let project: Project
  public let number: Int32
  public let facts: FileFacts
  /// The types that stand in the file, and extensions, each with the type that it is or extends.
  public let bodies: [(declaration: Int32, type: TypeID)]
  /// What stands in a view model: its declaration and extensions, with the types in them. A type that is a view as well is
  /// left to `role-conflict`.
  public let viewModelBodies: [ViewModelBody]
  let memo = ReadingMemo()

  public init(_ project: Project, file number: Int32) {
    let project = project.reading(number)
    self.project = project
    self.number = number
    facts = project.facts(number)
    bodies = Self.bodies(of: facts, number, in: project)
    viewModelBodies = ViewModelBody.all(in: bodies, facts, number, project)
  }

  /// What the answers rest on besides the file; nil where it may be anything.
  public var grounds: Grounds? { project.grounds }

  public func id(_ declaration: Int32) -> DeclarationID { DeclarationID(file: number, index: declaration) }

  public func place(_ offset: UInt32) -> Place { Place(file: number, offset: offset) }

  public func use(_ type: Int32) -> TypeUse { TypeUse(file: number, node: type) }

  private static func bodies(of facts: FileFacts, _ file: Int32, in project: Project) -> [(Int32, TypeID)] {
    var found: [(Int32, TypeID)] = []
    for index in 0..<Int32(facts.declarations.count) where facts[declaration: index].kind.hasMembers {
      if let type = project.type(declaredBy: DeclarationID(file: file, index: index)) { found.append((index, type)) }
    }
    return found
  }
}
