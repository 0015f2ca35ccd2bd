import Synchronization

/// A word of the source, kept once for the whole process: equal names are equal numbers.
///
/// A rule keeps the names that it asks for in a `static let`; making one from a literal looks it up.
/// The pool only grows, and holds each word that stood anywhere, as bytes.
public struct Name: Hashable, Sendable {
  public let id: UInt32

  /// The empty name: nothing was written there.
  public static let none = Name(id: 0)

  init(id: UInt32) { self.id = id }

  private static let pool = Mutex(NameTable())

  public init(_ text: String) {
    var text = text
    let id = text.withUTF8 { bytes in Self.pool.withLock { $0.intern(UnsafeRawBufferPointer(bytes)) } }
    self.init(id: id)
  }

  public var text: String { Self.pool.withLock { $0.text(id) } }

  public var isEmpty: Bool { id == 0 }

  /// The names of all words of a table, in its order, taken in one step.
  static func names(of table: NameTable) -> [Name] {
    pool.withLock { pool in table.mapWords { Name(id: pool.intern($0)) } }
  }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: String) { self.init(text) }

  public var description: String { text }
}

extension Name {
  public func hasSuffix(_ suffix: String) -> Bool { text.hasSuffix(suffix) }
}
