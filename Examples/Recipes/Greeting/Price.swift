/// A price in cents.
public struct Price: Hashable, Sendable {
  public var cents: Int

  public init(cents: Int) { self.cents = cents }
}

extension Price: CustomStringConvertible {
  public var description: String { "\(cents / 100).\(cents % 100 / 10)\(cents % 10)" }
}
