/// What the rules have asked while they read one file: the values of its expressions, each found once, and the other files
/// that were read for an answer.
///
/// A value is found within a limit of steps. One that was found is used again only where the limit leaves the steps that it
/// took, so that nothing depends on who asked first. It serves one thread.
final class ValueMemo: @unchecked Sendable {
  private enum Entry {
    case unknown
    case known(Value?, steps: Int)
  }

  let file: Int32
  private let count: Int
  private var entries: [Entry] = []
  /// What was left of the limit where the way was longest; negative where it ended too early.
  private var rest = Int.max

  /// A bit for each file that was read besides the own.
  private var touched: [UInt64]
  private var hasTouchedAll = false

  init(file: Int32, count: Int, files: Int) {
    self.file = file
    self.count = count
    touched = Array(repeating: 0, count: files / 64 + 1)
  }

  func touch(_ other: Int32) {
    if other != file { touched[Int(other) / 64] |= 1 << UInt64(other % 64) }
  }

  func touchAll() { hasTouchedAll = true }

  var filesRead: [Int32]? {
    if hasTouchedAll { return nil }
    var found: [Int32] = []
    for (place, bits) in touched.enumerated() where bits != 0 {
      for bit in 0..<64 where bits & 1 << UInt64(bit) != 0 { found.append(Int32(place * 64 + bit)) }
    }
    return found
  }

  func value(of expression: Int32, _ limit: Int, _ find: () -> Value?) -> Value? {
    if entries.isEmpty { entries = Array(repeating: .unknown, count: count) }
    if case .known(let value, let steps) = entries[Int(expression)], steps < limit {
      rest = min(rest, limit - steps)
      return value
    }
    let before = rest
    rest = limit
    let value = find()
    if rest > 0 { entries[Int(expression)] = .known(value, steps: limit - rest) }
    rest = min(rest, before)
    return value
  }

  func reach(_ limit: Int) { rest = min(rest, limit) }

  func cut() { rest = -1 }
}
