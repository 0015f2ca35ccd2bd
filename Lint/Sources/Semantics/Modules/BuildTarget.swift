public import LintSupport

/// Files that are compiled together, as a package, an Xcode project or a podspec says; others import them by its name.
public struct BuildTarget: Sendable, Hashable {
  public var name: String
  public var isTest: Bool
  /// Named one by one.
  public var files: Set<String> = []
  public var folders: [Folder] = []
  public var patterns: [PathPattern] = []

  public init(name: String, isTest: Bool = false) {
    self.name = name
    self.isTest = isTest
  }

  /// A folder with all that is in it.
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

  /// The name under which a target is imported: what is no letter or digit becomes `_`.
  public static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

/// All targets of a project, found by file.
public struct BuildTargets: Sendable {
  public let all: [BuildTarget]
  private var byFile: [String: [Int]] = [:]
  private var byFolder: [String: [Int]] = [:]
  private var byPattern: [Int] = []

  public init(_ all: [BuildTarget] = []) {
    self.all = all
    for (number, target) in all.enumerated() {
      for file in target.files { byFile[file, default: []].append(number) }
      for folder in target.folders { byFolder[folder.path, default: []].append(number) }
      if !target.patterns.isEmpty { byPattern.append(number) }
    }
  }

  /// The targets that compile a file, by their place among all.
  public func numbers(of path: String) -> [Int] {
    var found = Set(byFile[path] ?? [])
    if !byFolder.isEmpty {
      for folder in Self.folders(around: path) {
        found.formUnion((byFolder[folder] ?? []).filter { all[$0].contains(path) })
      }
    }
    found.formUnion(byPattern.filter { all[$0].contains(path) })
    return found.sorted()
  }

  /// Whether a file with these targets is compiled for tests and for nothing else.
  public func areOnlyOfTests(_ numbers: [Int]) -> Bool { !numbers.isEmpty && numbers.allSatisfy { all[$0].isTest } }

  private static func folders(around path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest -> String? in
      if rest.isEmpty { return nil }
      rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
      return String(rest)
    }
  }
}
