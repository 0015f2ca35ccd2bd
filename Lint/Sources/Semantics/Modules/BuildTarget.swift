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
