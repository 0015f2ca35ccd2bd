public import LintSemantics
public import LintSyntax

/// A file of a project that the rules check.
public final class FileReading: Sendable {
  public let project: Project
  public let file: FileID
  public let facts: FileFacts
  /// The members of streams that the file can use.
  let streams: ImportedStreamAPI
  let memo = ReadingMemo()

  /// - Parameter recordsDependencies: whether ``dependencies`` are needed.
  public convenience init(_ project: Project, file: FileID, recordsDependencies: Bool = true) {
    self.init(reading: project.reading(file, recordsDependencies: recordsDependencies), file)
  }

  /// Another file of the project. The findings of this file then depend on it.
  func reading(of other: FileID) -> FileReading {
    other == file ? self : memo.reading(of: other) { FileReading(reading: project.readingAlso(other), other) }
  }

  private init(reading project: Project, _ file: FileID) {
    self.project = project
    self.file = file
    facts = project.facts(file)
    streams = project.streams(in: file)
  }

  /// The types and extensions in the file, each with the type that it declares or extends.
  public var bodies: [(declaration: DeclarationID, type: TypeID)] {
    memo.bodies { Self.bodies(of: facts, file, in: project) }
  }

  /// The declarations and extensions of view models, with the types in them. `role-conflict` reports types that are views as
  /// well.
  public var viewModelBodies: [ViewModelBody] {
    memo.viewModelBodies { ViewModelBody.all(in: facts, file, project) }
  }

  /// The dependencies of the results besides the file, or nil if they can be anything or aren't recorded.
  public var dependencies: Dependencies? { project.dependencies }

  public func id(_ declaration: DeclarationID) -> SymbolID { SymbolID(file: file, declaration: declaration) }

  public func place(_ offset: UInt32) -> Place { Place(file: file, offset: offset) }

  /// The name of a declaration, or the start of one without a name.
  public func place(of id: SymbolID) -> Place {
    let declaration = project[id]
    return Place(file: id.file, offset: declaration.name.isEmpty ? declaration.range.start : declaration.nameStart)
  }

  public func use(_ type: TypeNodeID) -> TypeUse { TypeUse(file: file, node: type) }

  /// The value of an expression in the file.
  public func value(of expression: ExpressionID) -> Value? { project.value(of: expression, file: file) }

  /// The type of the project that contains a declaration of the file.
  public func enclosingType(of declaration: DeclarationID?) -> TypeID? {
    project.enclosingType(of: declaration, file: file)
  }

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
  private var bodies: [(declaration: DeclarationID, type: TypeID)]?
  private var viewModelBodies: [ViewModelBody]?
  private var observations: [Observation]?
  private var streamMembers: NameSet?
  private var dequeuingCallees: [ExpressionID]?
  /// The other files that were read for this one.
  private var others: [FileReading] = []
  private var uiReferences: [DeclarationID: [UIReference]] = [:]
  /// The answers about members of stores, by the member's name.
  private var storeMembers: [Name: [(question: StoreMemberQuestion, answer: Bool)]] = [:]
  /// The answer for the type that was asked about last. Rules go through a file in the order of its code.
  private var lastObject: (type: TypeID, isObject: Bool)?

  func bodies(
    _ find: () -> [(declaration: DeclarationID, type: TypeID)]
  ) -> [(declaration: DeclarationID, type: TypeID)] {
    if let bodies { return bodies }
    let found = find()
    bodies = found
    return found
  }

  func viewModelBodies(_ find: () -> [ViewModelBody]) -> [ViewModelBody] {
    if let viewModelBodies { return viewModelBodies }
    let found = find()
    viewModelBodies = found
    return found
  }

  func reading(of file: FileID, _ read: () -> FileReading) -> FileReading {
    if let known = others.first(where: { $0.file == file }) { return known }
    let found = read()
    others.append(found)
    return found
  }

  func observations(_ find: () -> [Observation]) -> [Observation] {
    if let observations { return observations }
    let found = find()
    observations = found
    return found
  }

  func streamMembers(_ find: () -> NameSet) -> NameSet {
    if let streamMembers { return streamMembers }
    let found = find()
    streamMembers = found
    return found
  }

  func dequeuingCallees(_ find: () -> [ExpressionID]) -> [ExpressionID] {
    if let dequeuingCallees { return dequeuingCallees }
    let found = find()
    dequeuingCallees = found
    return found
  }

  func isObject(_ type: TypeID, _ find: () -> Bool) -> Bool {
    if let lastObject, lastObject.type == type { return lastObject.isObject }
    let found = find()
    lastObject = (type, found)
    return found
  }

  func answer(to question: StoreMemberQuestion, _ find: () -> Bool) -> Bool {
    if let known = storeMembers[question.member]?.first(where: { $0.question == question }) { return known.answer }
    let found = find()
    storeMembers[question.member, default: []].append((question, found))
    return found
  }

  func uiReferences(in declaration: DeclarationID, _ find: () -> [UIReference]) -> [UIReference] {
    if let references = uiReferences[declaration] { return references }
    let found = find()
    uiReferences[declaration] = found
    return found
  }
}
