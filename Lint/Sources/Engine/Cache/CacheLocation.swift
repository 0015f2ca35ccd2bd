import LintSupport
import LintSyntax

/// The path of a project's cache, and the key of the tool that may read it.
public struct CacheLocation: Sendable {
  let path: String
  private(set) var key: Digest
  /// Whether a run may update the cache.
  private(set) var isWritable = true

  /// - Parameter tool: identifies the build of the tool, such as by its version.
  public init(path: String, tool: String) {
    var hasher = DigestHasher()
    hasher.add(tool)
    hasher.add(Self.schema)
    // Users may have different permissions.
    hasher.add(Int(geteuid()))
    for size in FactsLayout.schema { hasher.add(size) }
    self.path = path
    key = hasher.digest
  }

  /// Whether a cache may be written to a path: nothing is there yet, or a cache, or a device. Other files would be lost.
  public static func mayWrite(to path: String) -> Bool {
    guard FileSystem.exists(path) else { return true }
    if FileSystem.isFolder(path) { return false }
    guard FileSystem.isFile(path) else { return true }
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return true }
    defer { close(file) }
    return CacheHeader.begins(file)
  }

  /// The location for one parser. A run doesn't use facts that another parser read.
  func keyed(by parser: Parser) -> CacheLocation {
    var hasher = DigestHasher()
    hasher.add(key)
    hasher.add(parser.rawValue)
    var location = self
    location.key = hasher.digest
    return location
  }

  /// The location for a run over historical sources, which doesn't update the cache.
  public var unchanged: CacheLocation {
    var location = self
    location.isWritable = false
    return location
  }

  /// The cache of a project in the platform's folder for caches; nil if the user has none.
  public static func usual(root: String, tool: String) -> CacheLocation? {
    guard let folder else { return nil }
    var hasher = DigestHasher()
    hasher.add(root)
    return CacheLocation(path: "\(folder)/mvvmlint/\(hasher.digest.first.hexadecimal(digits: 16)).cache", tool: tool)
  }

  private static var folder: String? {
    #if canImport(Darwin)
      return absolutePath(in: "HOME").map { $0 + "/Library/Caches" }
    #else
      return absolutePath(in: "XDG_CACHE_HOME") ?? absolutePath(in: "HOME").map { $0 + "/.cache" }
    #endif
  }

  private static func absolutePath(in variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The version of the cache format, raised by each change to the format, and the version of the parser.
  private static let schema = "13 swift-syntax 603.0.1"
}
