public import LintFacts

/// The facts of all files, joined: what a name means, what inherits what, who plays which role.
public struct Project: Sendable {
  let tables: ProjectTables
  /// What the rules have asked already about the file that they read.
  var memo: ValueMemo?

  public init(files: [FileFacts], modules: Modules, conventions: Conventions = Conventions()) {
    tables = ProjectTables(files: files, modules: modules, conventions: conventions)
    collectTypes()
    bindExtensions()
    collectMembers()
    resolveSupertypes()
    tables.ancestry = typeIDs.map(ancestors)
    collectSystemAdopters()
    tables.touches = StoreTouches(in: self)
    tables.roles = Roles.inferred(in: self)
  }

  public var files: [FileFacts] { tables.files }
  public var modules: Modules { tables.modules }
  public var conventions: Conventions { tables.conventions }
  public var types: [ProjectType] { tables.types }
  public var roles: Roles { tables.roles }
  /// Which members use a store of the system, or of a package.
  public var touches: StoreTouches { tables.touches }

  public subscript(type: TypeID) -> ProjectType { tables.types[Int(type.index)] }
  public subscript(declaration: DeclarationID) -> Declaration {
    tables.files[Int(declaration.file)].declarations[Int(declaration.index)]
  }
  public func file(_ declaration: DeclarationID) -> FileFacts { tables.files[Int(declaration.file)] }

  public var typeIDs: some Sequence<TypeID> { (0..<Int32(types.count)).lazy.map { TypeID(index: $0) } }

  /// The project for one thread that reads one file: what it asks about the file is asked once.
  public func reading(_ file: Int32) -> Project {
    var project = self
    project.memo = ValueMemo(file: file, count: files[Int(file)].expressions.count)
    return project
  }
}
