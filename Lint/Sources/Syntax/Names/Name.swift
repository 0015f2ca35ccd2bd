/// A word of the source, kept once for the whole process: equal names are equal numbers.
///
/// A rule keeps the names that it asks for in a `static let`; making one from a literal looks it up.
/// The pool only grows, and holds each word that stood anywhere, as bytes.
public struct Name: Hashable, Sendable, BitwiseCopyable {
  public let id: UInt32

  /// The empty name: nothing was written there.
  @inlinable public static var none: Name { Name(id: 0) }

  @inlinable package init(id: UInt32) { self.id = id }

  public init(_ text: String) {
    var text = text
    self.init(id: text.withUTF8 { NamePool.shared.intern(UnsafeRawBufferPointer($0)) })
  }

  package init(_ word: UnsafeRawBufferPointer) { self.init(id: NamePool.shared.intern(word)) }

  /// A string is made for each call: what is asked of many names is asked of their bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word as UTF-8, as long as the process runs.
  public var bytes: UnsafeRawBufferPointer { NamePool.shared.words[id].bytes }

  /// A number that the word alone decides: the same in every run, where `id` is not.
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
      return bytes.count >= end.count && bytes.suffix(end.count).elementsEqual(end)
    }
  }

  public func hasPrefix(_ prefix: String) -> Bool {
    var prefix = prefix
    return prefix.withUTF8 { bytes.starts(with: $0) }
  }
}
