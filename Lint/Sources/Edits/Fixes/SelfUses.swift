import SwiftSyntax

/// The places in a closure that refer to `self`, and the statements that an early return affects.
struct SelfUses {
  /// `self` in the closure itself and in closures inside it.
  private(set) var places: [TokenSyntax] = []
  private(set) var usesSuper = false
  /// Whether the closure names a variable that is declared as `self` in backticks.
  private(set) var isQuoted = false
  /// Whether the closure, or one inside it, declares a variable with the name `self`.
  private(set) var isRebound = false
  /// Whether the capture list of a closure inside has an unowned `self`. Without the outer closure's reference, the object may be released
  /// before that closure runs.
  private(set) var isUnownedInside = false
  /// Whether a `return` of the closure itself has a value.
  private(set) var returnsValue = false
  /// Whether the closure itself contains a `return` without a value.
  private(set) var returnsWithoutValue = false
  /// The `for await` loops of the closure itself.
  private(set) var asyncLoops: [ForStmtSyntax] = []
  /// The closures, functions and types inside the closure.
  private var innerRanges: [Range<AbsolutePosition>] = []

  private let closure: ClosureExprSyntax

  init(in closure: ClosureExprSyntax) {
    self.closure = closure
    walk(Syntax(closure.statements), isInside: false)
  }

  /// - Parameter isInside: whether a closure or function inside the closure contains the node.
  private mutating func walk(_ node: Syntax, isInside: Bool) {
    var isInside = isInside
    switch node.kind {
    // The `self` of a local type is another object.
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return innerRanges.append(node.position..<node.endPosition)
    case .superExpr: usesSuper = true
    case .identifierPattern, .closureCapture: isRebound = isRebound || Self.rebindsSelf(node)
    case .functionDecl, .accessorDecl, .closureExpr:
      isInside = true
      innerRanges.append(node.position..<node.endPosition)
    default: break
    }
    if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    {
      places.append(reference.baseName)
    } else if let name = node.as(DeclReferenceExprSyntax.self)?.baseName, name.isSelf, name.tokenKind != .keyword(.self)
    {
      isQuoted = true
    } else if let inner = node.as(ClosureExprSyntax.self) {
      isUnownedInside = isUnownedInside || inner.signature?.capture?.items.contains(where: Self.isUnownedSelf) ?? false
    } else if !isInside, let loop = node.as(ForStmtSyntax.self), loop.awaitKeyword != nil {
      asyncLoops.append(loop)
    } else if !isInside, let end = node.as(ReturnStmtSyntax.self) {
      if end.expression == nil { returnsWithoutValue = true } else { returnsValue = true }
    }
    for child in node.children(viewMode: .sourceAccurate) { walk(child, isInside: isInside) }
  }
}

extension SelfUses {
  /// Whether a pattern or capture binds the name `self` to a value that isn't known to be the same object, as in `guard let self`.
  private static func rebindsSelf(_ node: Syntax) -> Bool {
    if let capture = node.as(ClosureCaptureSyntax.self) {
      return capture.name.isSelf && !isSelf(capture.initializer)
    }
    guard let pattern = node.as(IdentifierPatternSyntax.self), pattern.identifier.isSelf else { return false }
    return node.parent?.as(OptionalBindingConditionSyntax.self).map { !isSelf($0.initializer) } ?? true
  }

  /// `unowned self`, `unowned list = self`
  private static func isUnownedSelf(_ capture: ClosureCaptureSyntax) -> Bool {
    capture.specifier?.specifier.tokenKind == .keyword(.unowned) && isSelf(capture.initializer)
      && (capture.name.isSelf || capture.initializer != nil)
  }

  /// Whether an initial value is `self`, or left out.
  private static func isSelf(_ initializer: InitializerClauseSyntax?) -> Bool {
    initializer?.value.as(DeclReferenceExprSyntax.self).map { $0.baseName.isSelf } ?? (initializer == nil)
  }
}

extension TokenSyntax {
  /// Whether a token is the name `self`, maybe in backticks.
  fileprivate var isSelf: Bool { tokenKind == .keyword(.self) || text == "`self`" }
}

extension SelfUses {
  /// Whether a closure, function or type inside the closure contains an offset.
  func isInside(_ offset: UInt32) -> Bool {
    innerRanges.contains { $0.contains(AbsolutePosition(utf8Offset: Int(offset))) }
  }

  /// The only statement of the closure, if it has exactly one.
  var onlyStatement: CodeBlockItemSyntax? { closure.statements.count == 1 ? closure.statements.first : nil }

  /// The `self` at the beginning of the only statement, if the closure has no other: `self.show(rows)`, `self.title = title`.
  var leadingPlace: TokenSyntax? {
    guard places.count == 1, let place = places.first, var node = onlyStatement?.item.as(ExprSyntax.self) else {
      return nil
    }
    while true {
      if let inner = node.as(AwaitExprSyntax.self) { node = inner.expression } else { break }
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      node = elements[0]
    } else if let assignment = node.as(InfixOperatorExprSyntax.self) {
      guard assignment.operator.is(AssignmentExprSyntax.self) else { return nil }
      node = assignment.leftOperand
    } else if !node.is(FunctionCallExprSyntax.self) {
      return nil
    }
    return Self.isBase(place, of: node) ? place : nil
  }

  /// Whether a chain of members, calls and subscripts begins with `self` and a member of it.
  private static func isBase(_ place: TokenSyntax, of chain: ExprSyntax) -> Bool {
    var node = chain
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let item = node.as(SubscriptCallExprSyntax.self) {
        node = item.calledExpression
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        if let reference = base.as(DeclReferenceExprSyntax.self) { return reference.baseName.id == place.id }
        node = base
      } else {
        return false
      }
    }
  }
}
