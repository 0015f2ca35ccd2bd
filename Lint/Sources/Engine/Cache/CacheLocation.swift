import LintSupport
import LintSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the cache of a project lies, and which tool may read it.
public struct CacheLocation: Sendable {
  let path: String
  private(set) var key: Digest
  /// Whether what a run finds out is kept here, rather than only taken from here.
  private(set) var isWritable = true

  /// - Parameter tool: its version, and whatever else tells one build from another.
  public init(path: String, tool: String) {
    var hashing = Hashing()
    hashing.add(tool)
    hashing.add(Self.schema)
    // What one may read another may not.
    hashing.add(Int(geteuid()))
    for size in FactsLayout.schema { hashing.add(size) }
    self.path = path
    key = hashing.digest
  }

  /// The same for one parser: no run uses facts that another parser read.
  func keyed(by parser: Parser) -> CacheLocation {
    var hashing = Hashing()
    hashing.add(key)
    hashing.add(parser.rawValue)
    var place = self
    place.key = hashing.digest
    return place
  }

  /// The same for a run over texts that the project has no more, which nobody will ask about again.
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

  /// To be raised with the form or the meaning of what is kept; and the parser's version, which decides what is read.
  private static let schema = "7 swift-syntax 603.0.1"
}
