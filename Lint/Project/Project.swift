public import LintFacts

/// The facts of all files, joined: what a name means, what inherits what, who plays which role.
public struct Project: Sendable {
  public let files: [FileFacts]
  public let modules: Modules
  public let conventions: Conventions
  public internal(set) var types: [ProjectType] = []
  public internal(set) var roles = Roles()

  /// Types at the top of a file, by name.
  var topLevel: [Name: [TypeID]] = [:]
  /// Types in types, by name.
  var nested: [TypeID: [Name: [TypeID]]] = [:]
  var typeOfDeclaration: [DeclarationID: TypeID] = [:]
  /// The type that an extension extends.
  var extended: [DeclarationID: TypeID] = [:]
  /// Properties and functions at the top of a file, by name.
  var globals: [Name: [DeclarationID]] = [:]
  /// Members by name, those of extensions included.
  var members: [TypeID: [Name: [DeclarationID]]] = [:]
  var subtypes: [TypeID: [TypeID]] = [:]

  public init(files: [FileFacts], modules: Modules, conventions: Conventions = Conventions()) {
    self.files = files
    self.modules = modules
    self.conventions = conventions
    collectTypes()
    bindExtensions()
    collectMembers()
    resolveSupertypes()
    roles = Roles.inferred(in: self)
  }

  public subscript(type: TypeID) -> ProjectType { types[Int(type.index)] }
  public subscript(declaration: DeclarationID) -> Declaration {
    files[Int(declaration.file)].declarations[Int(declaration.index)]
  }
  public func file(_ declaration: DeclarationID) -> FileFacts { files[Int(declaration.file)] }

  public var typeIDs: some Sequence<TypeID> { (0..<Int32(types.count)).lazy.map { TypeID(index: $0) } }
}
