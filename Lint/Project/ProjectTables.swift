import LintFacts
import Synchronization

/// What is looked up in a project. It is filled while the project is made, and then only read: nobody need watch each access.
final class ProjectTables: @unchecked Sendable {
  let files: [FileFacts]
  let modules: Modules
  let conventions: Conventions

  @exclusivity(unchecked) var types: [ProjectType] = []
  @exclusivity(unchecked) var roles = Roles()
  @exclusivity(unchecked) var touches = StoreTouches()
  /// Stores of the system that the project makes conform to its protocols.
  var systemAdopters: [TypeID: SystemType] = [:]

  /// The files that import the kit.
  let kitFiles: [Int32]
  /// Types at the top of a file, by name.
  @exclusivity(unchecked) var topLevel: [Name: [TypeID]] = [:]
  /// For each type the types in it.
  @exclusivity(unchecked) var nested: [[NamedType]] = []
  /// The type that a declaration declares or extends.
  @exclusivity(unchecked) var declared: DeclarationMap
  /// Properties and functions at the top of a file, by name.
  @exclusivity(unchecked) var globals: [Name: [DeclarationID]] = [:]
  /// Members by name, those of extensions included.
  @exclusivity(unchecked) var members = MemberTable()
  /// For each type what it declares directly, its extensions included.
  @exclusivity(unchecked) var declaredMembers: [[DeclarationID]] = []
  /// For each type those that inherit it or conform to it.
  @exclusivity(unchecked) var subtypes: [[TypeID]] = []
  /// For each type all that it inherits, nearest first, once all supertypes are known.
  @exclusivity(unchecked) var ancestry: [[TypeID]] = []

  /// Assignments by the member that they change, once somebody has asked.
  let assigned = Mutex<[Name: [AssignmentPlace]]?>(nil)

  init(files: [FileFacts], modules: Modules, conventions: Conventions) {
    self.files = files
    self.modules = modules
    self.conventions = conventions
    declared = DeclarationMap(files)
    kitFiles = files.indices.filter { KitRoles.isImported(by: files[$0]) }.map(Int32.init)
  }
}

/// A type in another, by its name.
struct NamedType: Sendable {
  let name: Name
  let type: TypeID
}

/// A type for each declaration that declares or extends one.
struct DeclarationMap: Sendable {
  /// For each file where its declarations begin.
  private var starts: [Int] = []
  private var types: [Int32]

  init(_ files: [FileFacts]) {
    var count = 0
    starts.reserveCapacity(files.count)
    for file in files {
      starts.append(count)
      count += file.declarations.count
    }
    types = Array(repeating: -1, count: count)
  }

  subscript(declaration: DeclarationID) -> TypeID? {
    get {
      let type = types[starts[Int(declaration.file)] + Int(declaration.index)]
      return type < 0 ? nil : TypeID(index: type)
    }
    set { types[starts[Int(declaration.file)] + Int(declaration.index)] = newValue?.index ?? -1 }
  }
}
