public import LintSyntax

/// The facts of all files, joined: what a name means, what inherits what, who plays which role.
public struct Project: Sendable {
  let tables: ProjectTables
  /// What the rules have asked already about the file that they read.
  var memo: ValueMemo?
  /// What their answers rest on.
  var recorder: DependencyRecorder?

  public init(files: [FileFacts], modules: Modules, conventions: Conventions = Conventions()) {
    tables = ProjectTables(files: files, modules: modules, conventions: conventions)
    collectTypes()
    bindExtensions()
    collectMembers()
    findCellContexts()
    resolveSupertypes()
    tables.ancestry = typeIDs.map(ancestors)
    collectSystemAdopters()
    tables.storeUses = StoreUses(in: self)
    tables.roles = Roles.inferred(in: self)
  }

  /// All files. A rule rests on those of which it reads the facts.
  public var files: ProjectFiles { ProjectFiles(tables.files, recorder) }

  public var fileCount: Int { tables.files.count }

  public func facts(_ file: FileID) -> FileFacts {
    recorder?.read(file)
    return tables.files[file.index]
  }

  public var modules: Modules { tables.modules }
  public var conventions: Conventions { tables.conventions }
  public var types: [ProjectType] { tables.types }
  public var roles: Roles { tables.roles.traced(by: recorder) }

  /// How a member, or a global, uses a store of the system, or of a package.
  func storeUse(of member: SymbolID) -> StoreUse? {
    recorder?.resolve(member.file)
    return tables.storeUses[member]
  }

  public subscript(type: TypeID) -> ProjectType {
    let found = tables.types[type.index]
    recorder?.resolve(found.declaration.file)
    return found
  }
  public subscript(declaration: SymbolID) -> Declaration {
    facts(declaration.file)[declaration.declaration]
  }
  public func file(_ declaration: SymbolID) -> FileFacts { facts(declaration.file) }

  public var typeIDs: HandleRange<TypeID> { HandleRange(types.indices) }
  public var fileIDs: HandleRange<FileID> { HandleRange(files.indices) }

  /// The project for one thread that reads one file: what it asks about the file is asked once.
  public func reading(_ file: FileID) -> Project {
    var project = self
    project.memo = ValueMemo(file: file, count: tables.files[file.index].expressions.count)
    project.recorder = DependencyRecorder(file: file, files: fileCount, types: tables.types)
    return project
  }

  /// What all answers since ``reading(_:)`` rest on; nil where it may be anything.
  public var dependencies: Dependencies? { recorder.flatMap(\.dependencies) }
}

/// The files of a project by their numbers. Which of them are read while a rule reads one file is remembered.
public struct ProjectFiles: RandomAccessCollection, Sendable {
  private let files: FactsTable
  private let recorder: DependencyRecorder?

  init(_ files: FactsTable, _ recorder: DependencyRecorder?) {
    self.files = files
    self.recorder = recorder
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { files.count }

  public subscript(number: Int) -> FileFacts {
    recorder?.read(FileID(number))
    return files[number]
  }
}

/// A class, struct, enum, actor, protocol or alias of the project.
public struct ProjectType: Sendable {
  public let name: Name
  public let kind: Declaration.Kind
  public internal(set) var declaration: SymbolID
  public internal(set) var outer: TypeID?
  /// The extensions, except those whose name could mean two types.
  public internal(set) var extensions: [SymbolID] = []
  /// What the inheritance clauses name, those of the extensions included, in their order.
  public internal(set) var supertypes: [Supertype] = []

  /// The declaration first, then its extensions.
  public var bodies: [SymbolID] { [declaration] + extensions }
}

/// A name in an inheritance clause, and what it means.
public struct Supertype: Sendable, BitwiseCopyable {
  public internal(set) var referent: Referent
  public internal(set) var place: Place
}

/// Where something is written.
public struct Place: Hashable, Sendable, BitwiseCopyable {
  public var file: FileID
  public var offset: UInt32

  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
