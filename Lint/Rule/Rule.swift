public import LintFacts
public import LintProject

/// One law of the architecture. It reads the project, and yields findings.
///
/// A rule is one file in `Rules/`, named as the rule is; adding the file adds the rule.
public protocol Rule: Sendable {
  static var name: String { get }
  /// Its severity where no configuration speaks, and in a comment the data that it rests on.
  static var severity: Severity { get }
  /// One sentence: what breaks the rule.
  static var summary: String { get }
  /// Why that is bad, what to do, and what is left out on purpose.
  static var rationale: String { get }
  static var examples: Examples { get }

  /// The findings of one file. Other files are there to be asked, not to be reported.
  static func check(_ file: FileReading) -> [Finding]
}

/// A file of a project, as a rule reads it.
public struct FileReading: Sendable {
  public let project: Project
  public let number: Int32
  public let facts: FileFacts

  public init(_ project: Project, file number: Int32) {
    self.project = project
    self.number = number
    facts = project.files[Int(number)]
  }

  public func id(_ declaration: Int32) -> DeclarationID { DeclarationID(file: number, index: declaration) }

  public func place(_ offset: UInt32) -> Place { Place(file: number, offset: offset) }

  public func use(_ type: Int32) -> TypeUse { TypeUse(file: number, node: type) }

  /// The outermost types that stand in the file, and extensions, each with the type that it is or extends.
  public var bodies: [(declaration: Int32, type: TypeID)] {
    facts.declarations.indices.compactMap { index in
      let declaration = facts.declarations[index]
      guard declaration.kind.hasMembers else { return nil }
      return project.type(declaredBy: id(Int32(index))).map { (Int32(index), $0) }
    }
  }
}
