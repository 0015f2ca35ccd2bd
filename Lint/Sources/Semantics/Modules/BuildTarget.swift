public import LintSupport

/// A target of a package, an Xcode project or a podspec: files that are compiled together.
public struct BuildTarget: Sendable, Hashable {
  /// The name under which other targets import it.
  public var name: String
  /// The name in the manifest.
  public let manifestName: String
  public var isTest: Bool
  /// The files that the manifest lists individually.
  public var files: Set<String> = []
  public var folders: [Folder] = []
  public var patterns: [PathPattern] = []
  /// The products of packages, and the targets, that the manifest says it depends on.
  public var dependencies: Set<String> = []
  /// Whether code computes the dependencies, so that there may be others.
  public var hasUnknownDependencies = false
  /// The text literals in the Swift settings of a package's target; nil if they aren't known.
  public var swiftSettings: Set<String>?

  /// - Parameter manifestName: the name in the manifest.
  public init(named manifestName: String, isTest: Bool = false) {
    self.manifestName = manifestName
    name = Self.moduleName(manifestName)
    self.isTest = isTest
  }

  /// A folder whose files all belong to a target, except excluded ones.
  public struct Folder: Sendable, Hashable {
    public let path: String
    public let excluded: Set<String>

    public init(path: String, excluded: Set<String> = []) {
      self.path = path
      self.excluded = excluded
    }

    func contains(_ path: String) -> Bool {
      guard self.path.isEmpty || path.hasPrefix(self.path + "/") else { return false }
      return !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  public func contains(_ path: String) -> Bool {
    files.contains(path) || folders.contains { $0.contains(path) } || patterns.match(path)
  }

  /// The folders of a package that may contain a folder for each target.
  public static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The name under which a target is imported. `_` replaces each character that isn't a letter or digit.
  public static func moduleName(_ name: String) -> String {
    if name.utf8.allSatisfy(isPlain) { return name }
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    CamelCase.isSmall(byte) || CamelCase.isCapital(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

/// All targets of a project, with a lookup by file.
public struct BuildTargets: Sendable {
  public let all: [BuildTarget]
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [Int]] = [:]
  private var byPattern: [Int] = []

  public init(_ all: [BuildTarget] = []) {
    self.all = all
    for (index, target) in all.enumerated() {
      for file in target.files { byFile[file, default: []].append(index) }
      for folder in target.folders { byFolder[folder.path, default: []].append(index) }
      if !target.patterns.isEmpty { byPattern.append(index) }
    }
  }

  /// The indices of the targets that compile a file.
  public func indices(of path: String) -> [Int] {
    var found = Set(byFile[path] ?? [])
    if !byFolder.isEmpty {
      for folder in RelativePath.folders(around: path) + [""] {
        found.formUnion((byFolder[folder] ?? []).filter { all[$0].contains(path) })
      }
    }
    found.formUnion(byPattern.filter { all[$0].contains(path) })
    return found.sorted()
  }

  /// The indices of the targets that compile each file of a project.
  ///
  /// The file systems of macOS ignore case by default, so a manifest may spell a path in another case.
  public func indices(ofAll paths: [String]) -> [[Int]] {
    var found = paths.map(indices)
    let rest = paths.indices.filter { found[$0].isEmpty }
    if rest.isEmpty { return found }
    let existing = Set(paths)
    var listed: [String: [Int]] = [:]
    for (file, targets) in byFile where !existing.contains(file) { listed[file.lowercased(), default: []] += targets }
    if listed.isEmpty { return found }
    for index in rest { found[index] = listed[paths[index].lowercased()]?.sorted() ?? [] }
    return found
  }

  /// Whether targets compile a file for tests only.
  public func areTests(_ indices: [Int]) -> Bool { !indices.isEmpty && indices.allSatisfy { all[$0].isTest } }
}
