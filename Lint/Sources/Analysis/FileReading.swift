public import LintSemantics
public import LintSyntax

/// A file of a project, as a rule reads it.
public final class FileReading: Sendable {
  public let project: Project
  public let number: FileID
  public let facts: FileFacts
  /// The types and extensions in the file, each with the type that it declares or extends.
  public let bodies: [(declaration: DeclarationID, type: TypeID)]
  /// The declarations and extensions of view models, with the types in them. `role-conflict` reports types that are views as
  /// well.
  public let viewModelBodies: [ViewModelBody]
  let memo = ReadingMemo()

  public convenience init(_ project: Project, file number: FileID) {
    self.init(reading: project.reading(number), number)
  }

  /// Another file of the project. The findings of this file then depend on it.
  func reading(of file: FileID) -> FileReading {
    file == number ? self : FileReading(reading: project.readingAlso(file), file)
  }

  private init(reading project: Project, _ number: FileID) {
    self.project = project
    self.number = number
    facts = project.facts(number)
    bodies = Self.bodies(of: facts, number, in: project)
    viewModelBodies = ViewModelBody.all(in: bodies, facts, number, project)
  }

  /// What the results depend on besides the file; nil if that can be anything.
  public var dependencies: Dependencies? { project.dependencies }

  public func id(_ declaration: DeclarationID) -> SymbolID { SymbolID(file: number, declaration: declaration) }

  public func place(_ offset: UInt32) -> Place { Place(file: number, offset: offset) }

  /// The name of a declaration, or the start of one without a name.
  public func place(of id: SymbolID) -> Place {
    let declaration = project[id]
    return Place(file: id.file, offset: declaration.name.isEmpty ? declaration.range.start : declaration.nameStart)
  }

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

/// Results for a file that several rules use. One thread uses it.
final class ReadingMemo: @unchecked Sendable {
  private var observations: [Observation]?
  private var references: [DeclarationID: [UIReference]] = [:]

  func observations(_ find: () -> [Observation]) -> [Observation] {
    if let observations { return observations }
    let found = find()
    observations = found
    return found
  }

  func references(in declaration: DeclarationID, _ find: () -> [UIReference]) -> [UIReference] {
    if let known = references[declaration] { return known }
    let found = find()
    references[declaration] = found
    return found
  }
}
