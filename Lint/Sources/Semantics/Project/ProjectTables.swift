import LintSyntax
import Synchronization

/// The tables of a project. They are filled while the project is created and only read afterwards, so accesses need no
/// exclusivity checks.
final class ProjectTables: @unchecked Sendable {
  let files: FactsTable
  let modules: Modules
  let conventions: Conventions

  @exclusivity(unchecked) var types: [ProjectType] = []
  @exclusivity(unchecked) var roles = Roles()
  @exclusivity(unchecked) var storeUses = StoreUses()
  /// For each protocol of the project, a store of the system that the project makes conform to it.
  var systemAdopters: [TypeID: SystemType] = [:]
  @exclusivity(unchecked) var objectiveCStores = ObjectiveCStores()

  /// The project's own modules with the names of the kit's.
  let kitHomonyms: Set<Name>
  /// The files that import the kit.
  let kitFiles: [FileID]
  /// The modules with a file that imports the kit.
  let kitModules: Set<ModuleID>
  /// The packages with members of streams that each file can use.
  let streamPackages: [StreamPackages]
  /// Whether a property has the kit's type `CellContexts`.
  @exclusivity(unchecked) var usesCellContexts = false
  /// Top-level types, by name.
  @exclusivity(unchecked) var topLevelTypes = NamedLists<TypeID>()
  /// For each type, the types declared in it.
  @exclusivity(unchecked) var nested: [[NamedType]] = []
  /// The type that each declaration declares or extends.
  @exclusivity(unchecked) var typesByDeclaration: DeclarationMap
  /// The extensions of types that no file declares: classes that Xcode generates from a Core Data model, and SwiftUI's environment.
  @exclusivity(unchecked) var externalExtensions: [Name: [SymbolID]] = [:]
  /// The names of the functions that extensions add to types that no file declares.
  @exclusivity(unchecked) var externalFunctions = NameSet()
  /// Top-level properties and functions, by name.
  @exclusivity(unchecked) var globals = NamedLists<SymbolID>()
  /// The members of each type by name, including those of its extensions.
  @exclusivity(unchecked) var members = MemberTable()
  /// For each type, its members in their order, including those of its extensions.
  @exclusivity(unchecked) var declaredMembers: [[SymbolID]] = []
  /// For each type, the types whose inheritance clauses name it.
  @exclusivity(unchecked) var subtypes: [[TypeID]] = []
  /// For each type, the types that it inherits or conforms to, nearest first. Empty until the supertypes are resolved.
  @exclusivity(unchecked) var ancestors: [[TypeID]] = []

  /// Assignments by the name of the member that they change, collected when they are first needed.
  let assignments = Mutex<[Name: [ProjectAssignment]]?>(nil)
  let shared = SharedResults()

  init(files: [FileFacts], modules: Modules, conventions: Conventions) {
    self.files = FactsTable(files)
    self.modules = modules
    self.conventions = conventions
    typesByDeclaration = DeclarationMap(counts: files.map(\.declarations.count))
    let homonyms = modules.kitHomonyms(files)
    kitHomonyms = homonyms
    kitFiles = self.files.ids.filter { files[$0.index].importsKit(otherThan: homonyms) }
    kitModules = modules.ids(ofFiles: kitFiles)
    streamPackages = StreamPackages.imported(by: files, in: modules)
  }

  /// Creates tables to be filled from a cache.
  init(
    files: FactsTable, modules: Modules, conventions: Conventions, declarationCounts: [Int], kitHomonyms: Set<Name>,
    kitFiles: [FileID], streamPackages: [StreamPackages]
  ) {
    self.files = files
    self.modules = modules
    self.conventions = conventions
    self.kitHomonyms = kitHomonyms
    self.kitFiles = kitFiles
    kitModules = modules.ids(ofFiles: kitFiles)
    self.streamPackages = streamPackages
    typesByDeclaration = DeclarationMap(counts: declarationCounts)
  }

  var typeIDs: HandleRange<TypeID> { HandleRange(types.indices) }
}

/// A type that is declared in another one, and its name.
struct NamedType: Sendable, BitwiseCopyable {
  var name: Name
  let type: TypeID
}

/// Declarations by their names.
struct NamedLists<Element: Sendable>: Sendable {
  private(set) var byName: [Name: [Element]] = [:]
  /// The names in the dictionary. The project declares few of the names that are looked up, and testing a bit is faster than hashing.
  private var names = NameSet()

  subscript(name: Name) -> [Element]? {
    get { names.contains(name) ? byName[name] : nil }
    set {
      byName[name] = newValue
      names.insert(name)
    }
  }

  mutating func append(_ element: Element, named name: Name) {
    byName[name, default: []].append(element)
    names.insert(name)
  }
}
