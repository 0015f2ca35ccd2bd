import LintSyntax

/// What the rules have asked while they read one file: the values of its expressions and what its references name, each found
/// once.
///
/// A value is found within a limit of steps. One that was found is used again only where the limit leaves the steps that it
/// took, so that nothing depends on who asked first. It serves one thread.
final class ValueMemo: @unchecked Sendable {
  private enum Entry {
    case unknown
    case known(Value?, steps: Int)
  }

  let file: FileID
  private let count: Int
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// What a reference declares; a second optional where nobody has asked.
  @exclusivity(unchecked) private var declarations: [SymbolID??] = []
  /// What was left of the limit where the way was longest; negative where it ended too early.
  @exclusivity(unchecked) private var rest = Int.max

  init(file: FileID, count: Int) {
    self.file = file
    self.count = count
  }

  func value(of expression: ExpressionID, _ limit: Int, _ find: () -> Value?) -> Value? {
    if entries.isEmpty { entries = Array(repeating: .unknown, count: count) }
    if case .known(let value, let steps) = entries[expression.index], steps < limit {
      rest = min(rest, limit - steps)
      return value
    }
    let before = rest
    rest = limit
    let value = find()
    if rest > 0 { entries[expression.index] = .known(value, steps: limit - rest) }
    rest = min(rest, before)
    return value
  }

  func declaration(namedBy reference: ExpressionID, _ find: () -> SymbolID?) -> SymbolID? {
    if declarations.isEmpty { declarations = Array(repeating: nil, count: count) }
    if let known = declarations[reference.index] { return known }
    let found = find()
    declarations[reference.index] = .some(found)
    return found
  }

  func reach(_ limit: Int) { rest = min(rest, limit) }

  func cut() { rest = -1 }
}
