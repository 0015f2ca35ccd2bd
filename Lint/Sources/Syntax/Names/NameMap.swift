/// The names that words have now, by the numbers that they had when something was kept.
public struct NameMap: Sendable {
  let names: [Name]
  /// Whether each has the number that it had.
  public let isIdentity: Bool

  public var count: Int { names.count }

  /// All words have the numbers that they had.
  public static let none = NameMap([])

  public init(_ names: [Name]) {
    self.names = names
    isIdentity = names.indices.allSatisfy { names[$0].id == UInt32($0) }
  }

  public subscript(name: Name) -> Name {
    isIdentity || !names.indices.contains(Int(name.id)) ? name : names[Int(name.id)]
  }
}
