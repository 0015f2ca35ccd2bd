/// The current names of the words in a cache, by the numbers that they had when the cache was written.
public struct NameMap: Sendable {
  let names: [Name]
  /// Whether all words have the same number as before.
  public let isIdentity: Bool

  public var count: Int { names.count }

  /// The map of no words, which changes no name.
  public static let none = NameMap([])

  public init(_ names: [Name]) {
    self.names = names
    isIdentity = names.indices.allSatisfy { names[$0].id == UInt32($0) }
  }

  public subscript(name: Name) -> Name {
    isIdentity || !names.indices.contains(Int(name.id)) ? name : names[Int(name.id)]
  }
}
