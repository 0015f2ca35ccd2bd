/// The number of findings about something.
public struct FindingTally: Sendable, Hashable {
  /// The findings that the report lists: those that a change affects if it is limited to one, else all.
  public private(set) var listed = 0
  public private(set) var total = 0

  public init() {}

  mutating func add(isListed: Bool) {
    total += 1
    if isListed { listed += 1 }
  }

  static func + (first: FindingTally, second: FindingTally) -> FindingTally {
    var sum = first
    sum += second
    return sum
  }

  static func += (sum: inout FindingTally, other: FindingTally) {
    sum.listed += other.listed
    sum.total += other.total
  }
}
