/// Code that a rule has nothing to say about.
public struct FineExample: Sendable, ExpressibleByStringLiteral {
  public let source: String

  public init(stringLiteral source: String) { self.source = source }
}

/// Code that breaks a rule; a `↓` stands before each place that the rule reports.
public struct BrokenExample: Sendable, ExpressibleByStringLiteral {
  public static let mark: Character = "↓"

  public let marked: String

  public init(stringLiteral marked: String) { self.marked = marked }

  public var source: String { marked.filter { $0 != Self.mark } }

  /// The offsets of what is marked, in bytes of the source.
  public var places: [UInt32] {
    let parts = marked.split(separator: Self.mark, omittingEmptySubsequences: false)
    var offset: UInt32 = 0
    return parts.dropLast().map { part in
      offset += UInt32(part.utf8.count)
      return offset
    }
  }
}

/// What a rule allows and what it does not: at least one of each, or it does not compile.
public struct Examples: Sendable {
  public let fine: [FineExample]
  public let broken: [BrokenExample]

  public init(fine: FineExample, _ moreFine: FineExample..., broken: BrokenExample, _ moreBroken: BrokenExample...) {
    self.fine = [fine] + moreFine
    self.broken = [broken] + moreBroken
  }
}
