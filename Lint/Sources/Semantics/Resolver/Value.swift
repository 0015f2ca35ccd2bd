public import LintSyntax

/// The value of an expression, as far as the declarations of the project determine it.
public struct Value: Sendable {
  public var referent: Referent
  /// The type as it is written, if it is. Its parts include the types of elements.
  public var use: TypeUse?
  /// The type of the elements of an array that code creates: `Row` in `[Row]()`.
  var element: Referent?
  /// Whether the value is the type itself, rather than an instance.
  public var isType = false
  /// Whether no declaration states the type, or states it without its optionals.
  public var isPresumed = false

  init(referent: Referent, use: TypeUse? = nil, element: Referent? = nil, isType: Bool = false) {
    self.referent = referent
    self.use = use
    self.element = element
    self.isType = isType
  }

  public var isFunction: Bool { referent == .unknown(LanguageWords.function) }
}

/// The type that a name refers to.
public enum Referent: Hashable, Sendable, BitwiseCopyable {
  case project(TypeID)
  case system(SystemType)
  /// A generic parameter or an associated type.
  case generic(SymbolID)
  /// A type that is declared more than once. No finding may depend on one of the declarations.
  case ambiguous(Name)
  /// A type of another package, or a misspelled name.
  case unknown(Name)
}

extension Referent {
  public var type: TypeID? {
    if case .project(let type) = self { type } else { nil }
  }

  public var system: SystemType? {
    if case .system(let type) = self { type } else { nil }
  }

  /// The name of a type that the project doesn't declare.
  var externalName: Name? {
    switch self {
    case .unknown(let name): name
    case .system(let system): system.name
    default: nil
    }
  }
}

/// Stores the values of a file's expressions, and the declarations that its references refer to.
///
/// Evaluation has a limit of steps. A stored value is used only if the limit allows the steps that it took, so that results
/// don't depend on the order of evaluation. One thread uses it.
final class ValueMemo: @unchecked Sendable {
  private enum Evaluation {
    case pending
    case done(Value?, steps: Int)
  }

  let file: FileID
  private let count: Int
  @exclusivity(unchecked) private var evaluations: [Evaluation] = []
  /// The declaration that each reference refers to, inside a second optional that is nil until it is looked up.
  @exclusivity(unchecked) private var declarations: [SymbolID??] = []
  /// The lowest limit reached during the evaluation; negative if it stopped at the limit.
  @exclusivity(unchecked) private var lowestLimit = Int.max

  init(file: FileID, count: Int) {
    self.file = file
    self.count = count
  }

  func value(of expression: ExpressionID, _ limit: Int, _ evaluate: () -> Value?) -> Value? {
    if evaluations.isEmpty { evaluations = Array(repeating: .pending, count: count) }
    if case .done(let value, let steps) = evaluations[expression.index], steps < limit {
      lowestLimit = min(lowestLimit, limit - steps)
      return value
    }
    let outerLowestLimit = lowestLimit
    lowestLimit = limit
    let value = evaluate()
    if lowestLimit > 0 { evaluations[expression.index] = .done(value, steps: limit - lowestLimit) }
    lowestLimit = min(lowestLimit, outerLowestLimit)
    return value
  }

  func declaration(namedBy reference: ExpressionID, _ lookUp: () -> SymbolID?) -> SymbolID? {
    if declarations.isEmpty { declarations = Array(repeating: nil, count: count) }
    if let stored = declarations[reference.index] { return stored }
    let declaration = lookUp()
    declarations[reference.index] = .some(declaration)
    return declaration
  }

  /// Records that the evaluation continues with a lower limit.
  func recordStep(limit: Int) { lowestLimit = min(lowestLimit, limit) }

  /// Records that the evaluation stopped at the limit, so that its result isn't stored.
  func recordStopAtLimit() { lowestLimit = -1 }
}
