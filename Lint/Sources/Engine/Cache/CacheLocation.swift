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
    var hashing = Hashing()
    hashing.add(tool)
    hashing.add(Self.schema)
    // Users may read different files.
    hashing.add(Int(geteuid()))
    for size in FactsLayout.schema { hashing.add(size) }
    self.path = path
    key = hashing.digest
  }

  /// The location for one parser: a run uses no facts that another parser read.
  func keyed(by parser: Parser) -> CacheLocation {
    var hashing = Hashing()
    hashing.add(key)
    hashing.add(parser.rawValue)
    var place = self
    place.key = hashing.digest
    return place
  }

  /// The location for a run over historical sources, which no later run needs.
  public var unchanged: CacheLocation {
    var place = self
    place.isWritable = false
    return place
  }

  /// The cache of a project in the platform's folder for caches; nil if the user has none.
  public static func usual(root: String, tool: String) -> CacheLocation? {
    guard let folder else { return nil }
    var hashing = Hashing()
    hashing.add(root)
    let digits = String(hashing.digest.first, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits + ".cache"
    return CacheLocation(path: folder + "/mvvmlint/" + name, tool: tool)
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

  /// The version of the cache format, to be raised with each change to it, and the version of the parser.
  private static let schema = "8 swift-syntax 603.0.1"
}
