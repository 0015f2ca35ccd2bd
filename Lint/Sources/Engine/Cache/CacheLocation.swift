#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import LintSupport
import LintSyntax

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

  /// Where the caches of the platform lie; nil where there is no such place.
  public static func usual(root: String, tool: String) -> CacheLocation? {
    CacheFolder.usual(root: root).map { CacheLocation(path: $0, tool: tool) }
  }

  /// To be raised with the form or the meaning of what is kept; and the parser's version, which decides what is read.
  private static let schema = "6 swift-syntax 603.0.1"
}
