import LintSyntax
import Synchronization

/// What is looked up in a project. It is filled while the project is made, and then only read: nobody need watch each access.
final class ProjectTables: @unchecked Sendable {
  let files: FactsTable
  let modules: Modules
  let conventions: Conventions

  @exclusivity(unchecked) var types: [ProjectType] = []
  @exclusivity(unchecked) var roles = Roles()
  @exclusivity(unchecked) var touches = StoreTouches()
  /// Stores of the system that the project makes conform to its protocols.
  var systemAdopters: [TypeID: SystemType] = [:]

  /// The files that import the kit.
  let kitFiles: [FileID]
  /// Whether a property is of the kit's `CellContexts`.
  @exclusivity(unchecked) var usesCellContexts = false
  /// Types at the top of a file, by name.
  @exclusivity(unchecked) var topLevel: [Name: [TypeID]] = [:]
  /// For each type the types in it.
  @exclusivity(unchecked) var nested: [[NamedType]] = []
  /// The type that a declaration declares or extends.
  @exclusivity(unchecked) var declared: DeclarationMap
  /// Properties and functions at the top of a file, by name.
  @exclusivity(unchecked) var globals: [Name: [SymbolID]] = [:]
  /// Members by name, those of extensions included.
  @exclusivity(unchecked) var members = MemberTable()
  /// For each type what it declares directly, its extensions included.
  @exclusivity(unchecked) var declaredMembers: [[SymbolID]] = []
  /// For each type those that inherit it or conform to it.
  @exclusivity(unchecked) var subtypes: [[TypeID]] = []
  /// For each type all that it inherits, nearest first, once all supertypes are known.
  @exclusivity(unchecked) var ancestry: [[TypeID]] = []

  /// Assignments by the member that they change, once somebody has asked.
  let assigned = Mutex<[Name: [AssignmentPlace]]?>(nil)
  let shared = SharedResults()

  init(files: [FileFacts], modules: Modules, conventions: Conventions) {
    self.files = FactsTable(files)
    self.modules = modules
    self.conventions = conventions
    declared = DeclarationMap(files.map { Int32($0.declarations.count) })
    kitFiles = files.indices.filter { KitRoles.isImported(by: files[$0]) }.map(FileID.init)
  }

  /// Tables that are yet to be filled with what was kept.
  init(files: FactsTable, modules: Modules, conventions: Conventions, counts: [Int32], kitFiles: [FileID]) {
    self.files = files
    self.modules = modules
    self.conventions = conventions
    self.kitFiles = kitFiles
    declared = DeclarationMap(counts)
  }
}

/// A type in another, by its name.
struct NamedType: Sendable, BitwiseCopyable {
  var name: Name
  let type: TypeID
}
