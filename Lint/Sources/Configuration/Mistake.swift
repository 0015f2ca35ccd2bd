/// Something in a configuration that cannot be meant as it stands; both numbers begin at 1.
public struct Mistake: Error, Sendable, Hashable {
  public let line: Int
  public let column: Int
  public let message: String
}

/// All that is wrong with a configuration, from its first line to its last.
public struct Mistakes: Error, Sendable, Hashable {
  public let all: [Mistake]

  init(_ all: [Mistake]) { self.all = all.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
}
