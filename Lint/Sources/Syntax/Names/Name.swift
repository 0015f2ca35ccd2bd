/// A word of the sources, interned for the whole process. Equal names have equal numbers.
///
/// Rules store the names that they search for in a `static let`, because a literal is looked up in the pool. The pool never
/// releases a word.
public struct Name: Hashable, Sendable, BitwiseCopyable {
  public let id: UInt32

  /// The empty name, which means that the source has no name there.
  @inlinable public static var none: Name { Name(id: 0) }

  @inlinable package init(id: UInt32) { self.id = id }

  public init(_ text: String) {
    var text = text
    self.init(id: text.withUTF8 { NamePool.shared.intern(UnsafeRawBufferPointer($0)) })
  }

  package init(_ word: UnsafeRawBufferPointer) { self.init(id: NamePool.shared.intern(word)) }

  /// The word as a new string. To check many names, use `bytes`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as UTF-8, which stays valid as long as the process runs.
  public var bytes: UnsafeRawBufferPointer { NamePool.shared.words[id].bytes }

  /// A hash of the word. Unlike `id`, it is the same in every run.
  public var wordHash: UInt32 { NamePool.shared.words[id].hash }

  @inlinable public var isEmpty: Bool { id == 0 }

  @inlinable public static func == (first: Name, second: Name) -> Bool { first.id == second.id }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: StaticString) { self = text.withUTF8Buffer { Name(UnsafeRawBufferPointer($0)) } }

  public var description: String { text }
}

extension Name {
  public func hasSuffix(_ suffix: String) -> Bool {
    var suffix = suffix
    return suffix.withUTF8 { end in
      let bytes = bytes
      let start = bytes.count - end.count
      guard start >= 0 else { return false }
      // The last bytes differ most often.
      for index in end.indices.reversed() where bytes[start + index] != end[index] { return false }
      return true
    }
  }

  public func hasPrefix(_ prefix: String) -> Bool {
    var prefix = prefix
    return prefix.withUTF8 { bytes.starts(with: $0) }
  }
}
