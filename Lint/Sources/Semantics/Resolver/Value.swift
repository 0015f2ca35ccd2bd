public import LintSyntax

/// What is known of the value of an expression by the declarations of the project.
public struct Value: Sendable {
  public var referent: Referent
  /// The type as it is written, where it is: its parts tell what an array holds.
  public var use: TypeUse?
  /// A type itself, rather than a value of it.
  public var isType = false

  public var isFunction: Bool { referent == .unknown(LanguageWords.function) }
}

/// What the name of a type means where it is written.
public enum Referent: Hashable, Sendable, BitwiseCopyable {
  case project(TypeID)
  case system(SystemType)
  /// A generic parameter or an associated type.
  case generic(SymbolID)
  /// Declared more than once, and nothing tells which is meant: no finding may rest on it.
  case ambiguous(Name)
  /// Of another package, or misspelt.
  case unknown(Name)
}

extension Referent {
  public var type: TypeID? {
    if case .project(let type) = self { type } else { nil }
  }

  public var system: SystemType? {
    if case .system(let type) = self { type } else { nil }
  }
}

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
