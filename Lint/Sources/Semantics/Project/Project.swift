public import LintSyntax

/// The facts of all files, joined: the meanings of names, the type hierarchy, and the roles of types.
public struct Project: Sendable {
  let tables: ProjectTables
  /// Results for the file that the rules check.
  var memo: ValueMemo?
  /// Records the dependencies of that file's results.
  var recorder: DependencyRecorder?

  public init(
    files: [FileFacts], modules: Modules, conventions: Conventions = Conventions(),
    objectiveCClasses: [ObjectiveCClass] = []
  ) {
    tables = ProjectTables(files: files, modules: modules, conventions: conventions)
    tables.objectiveCStores = ObjectiveCStores(objectiveCClasses)
    collectTypes()
    bindExtensions()
    keepExternalExtensions()
    collectMembers()
    findCellContexts()
    resolveSupertypes()
    tables.ancestors = typeIDs.map(ancestors)
    collectSystemAdopters()
    tables.storeUses = StoreUses(in: self)
    tables.roles = Roles.inferred(in: self)
  }

  /// The facts of all files. The results depend on the files whose facts are read.
  public var files: ProjectFiles { ProjectFiles(project: self) }

  public var fileIDs: HandleRange<FileID> { tables.files.ids }
  public var fileCount: Int { fileIDs.count }

  public func facts(_ file: FileID) -> FileFacts {
    recorder?.recordRead(of: file)
    return tables.files[file]
  }

  /// Reads a detail of a file's facts without retaining them.
  @inline(__always)
  func read<Detail>(_ file: FileID, _ detail: (FileFacts) -> Detail) -> Detail {
    recorder?.recordRead(of: file)
    return tables.files.read(file, detail)
  }

  public var modules: Modules { _read { yield tables.modules } }
  public var conventions: Conventions { _read { yield tables.conventions } }
  public var vocabulary: Vocabulary { _read { yield tables.conventions.vocabulary } }
  public var types: [ProjectType] { tables.types }
  public var roles: Roles { tables.roles.traced(by: recorder) }

  /// The use of a store of the system or of a package by a member or a global.
  func storeUse(of member: SymbolID) -> StoreUse? {
    recorder?.recordResolution(in: member.file)
    return tables.storeUses[member]
  }

  public subscript(type: TypeID) -> ProjectType {
    _read {
      recorder?.recordResolution(in: tables.types[type.index].declaration.file)
      yield tables.types[type.index]
    }
  }
  public subscript(declaration: SymbolID) -> Declaration {
    read(declaration.file) { $0[declaration.declaration] }
  }
  public func file(_ declaration: SymbolID) -> FileFacts { facts(declaration.file) }

  public var typeIDs: HandleRange<TypeID> { tables.typeIDs }

  /// The project for a thread that checks a file. It stores results for that file, and may record their dependencies.
  public func reading(_ file: FileID, recordsDependencies: Bool = true) -> Project {
    var project = self
    project.memo = ValueMemo(file: file, count: tables.files[file].expressions.count)
    if recordsDependencies {
      project.recorder = DependencyRecorder(file: file, fileCount: fileCount, types: tables.types)
    }
    return project
  }

  public var recordsDependencies: Bool { recorder != nil }

  /// The dependencies of all results since ``reading(_:recordsDependencies:)``, or nil if they can be anything or aren't
  /// recorded.
  public var dependencies: Dependencies? { recorder.flatMap(\.dependencies) }
}

/// The facts of a project's files, in the order of their handles.
public struct ProjectFiles: RandomAccessCollection, Sendable {
  let project: Project

  public var startIndex: Int { 0 }
  public var endIndex: Int { project.fileCount }

  public subscript(index: Int) -> FileFacts { project.facts(project.fileIDs[index]) }
}

/// A class, struct, enum, actor, protocol or alias of the project.
public struct ProjectType: Sendable {
  public let name: Name
  public let kind: DeclarationKind
  public internal(set) var declaration: SymbolID
  public internal(set) var outer: TypeID?
  /// The extensions, except those whose name is ambiguous.
  public internal(set) var extensions: [SymbolID] = []
  /// The types in the inheritance clauses of the declaration and its extensions, in their order.
  public internal(set) var supertypes: [Supertype] = []

  /// The declaration first, then its extensions.
  public var bodies: [SymbolID] { [declaration] + extensions }
}

/// A type in an inheritance clause, and its place.
public struct Supertype: Sendable, BitwiseCopyable {
  public internal(set) var referent: Referent
  public internal(set) var place: Place
}

/// An offset in a file of the project.
public struct Place: Hashable, Sendable, BitwiseCopyable {
  public var file: FileID
  public var offset: UInt32

  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
