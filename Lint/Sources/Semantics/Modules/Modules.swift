import LintSupport
public import LintSyntax

/// The modules of a project: files that are compiled together. A name means a declaration of its own module first.
///
/// A file belongs to the targets whose manifests list it. If there are none, its folder decides. In a package, each folder in
/// `Sources` or `Tests` is a module. Elsewhere, the folder of the nearest project, podspec, or manifest of a project generator is one, and
/// so is each test folder.
public struct Modules: Sendable {
  /// The modules of each file. A file of an app and of its extension has two.
  private let ofFile: [[ModuleID]]
  /// The name under which each module is imported.
  private let names: [Name]
  /// The names on which the manifests say that each target depends. Modules without a manifest have none.
  let dependencies: [[Name]]

  /// - Parameter roots: The relative folders of packages, projects and podspecs, without a slash at the end.
  public init(
    paths: [String], roots: Set<String>, packages: Set<String>, targets: BuildTargets = BuildTargets()
  ) {
    let files = zip(paths, targets.indices(ofAll: paths)).map { (path: $0, targets: $1) }
    self.init(files, of: targets, roots: roots, packages: packages)
  }

  /// - Parameter files: The files with the indices of their targets.
  public init(
    _ files: [(path: String, targets: [Int])], of targets: BuildTargets, roots: Set<String>, packages: Set<String>
  ) {
    var names = targets.all.map { Name($0.name) }
    var folders: [String: ModuleID] = [:]
    ofFile = files.map { path, targets in
      if !targets.isEmpty { return targets.map { ModuleID($0) } }
      let folder = Self.folder(of: path, roots: roots, packages: packages)
      if let module = folders[folder] { return [module] }
      let module = ModuleID(names.count)
      names.append(Name(BuildTarget.moduleName(folder.split(separator: "/").last.map(String.init) ?? "")))
      folders[folder] = module
      return [module]
    }
    self.names = names
    dependencies = targets.all.map { $0.dependencies.map { Name(BuildTarget.moduleName($0)) } }
  }

  /// Creates the modules of an earlier run from its cache.
  public init(ofFile: [[ModuleID]], names: [String], dependencies: [[String]]) {
    self.init(ofFile: ofFile, names: names.map { Name($0) }, dependencies: dependencies.map { $0.map { Name($0) } })
  }

  /// The values that the cache stores.
  public var parts: (ofFile: [[ModuleID]], names: [String], dependencies: [[String]]) {
    (ofFile, names.map(\.text), dependencies.map { $0.map(\.text) })
  }

  /// The modules of only the files with these indices.
  public func selecting(_ files: [Int]) -> Modules {
    Modules(ofFile: files.map { ofFile[$0] }, names: names, dependencies: dependencies)
  }

  private init(ofFile: [[ModuleID]], names: [Name], dependencies: [[Name]]) {
    self.ofFile = ofFile
    self.names = names
    self.dependencies = dependencies
  }

  /// Whether two files are compiled together.
  public func areCompiledTogether(_ first: FileID, _ second: FileID) -> Bool {
    let modules = ofFile[first.index]
    return ofFile[second.index].contains { modules.contains($0) }
  }

  /// Whether each module of a file also contains one of other files.
  public func contain(eachModuleOf file: FileID, _ others: [FileID]) -> Bool {
    let found = ids(ofFiles: others)
    return ofFile[file.index].allSatisfy(found.contains)
  }

  func ids(ofFile file: FileID) -> [ModuleID] { ofFile[file.index] }

  /// The modules that a file of a list belongs to.
  func ids(ofFiles files: [FileID]) -> Set<ModuleID> { Set(files.flatMap(ids)) }

  /// The modules that are imported under each name.
  var idsByName: [Name: [ModuleID]] { Dictionary(grouping: names.indices.map { ModuleID($0) }) { names[$0.index] } }

  /// The names under which a file's declarations are imported.
  public func names(ofFile file: FileID) -> [Name] { ofFile[file.index].map { names[$0.index] } }

  static func folder(of path: String, roots: Set<String>, packages: Set<String>) -> String {
    let names = RelativePath.names(in: path).dropLast().map(String.init)
    for (depth, folder) in ([""] + RelativePath.folders(around: path)).enumerated().reversed() {
      if packages.contains(folder) { return target(names[depth...], in: folder) }
      if roots.contains(folder) { return tests(names[depth...], in: folder) ?? folder }
    }
    return tests(names[...], in: "") ?? ""
  }

  private static func target(_ rest: ArraySlice<String>, in folder: String) -> String {
    let containsTargets =
      rest.first.map { (BuildTarget.sourceFolders + [NamingConventions.testFolder]).contains($0) } ?? false
    return ([folder] + rest.prefix(containsTargets ? 2 : 1)).joined(separator: "/")
  }

  private static func tests(_ rest: ArraySlice<String>, in folder: String) -> String? {
    rest.firstIndex(where: NamingConventions.isTestFolder).map { ([folder] + rest[...$0]).joined(separator: "/") }
  }
}
