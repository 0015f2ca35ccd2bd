@_spi(RawSyntax) import SwiftSyntax

/// One walk over the tree of a file: it leaves facts, and no tree.
///
/// It has a stack of its own, so that no source is too deep for it.
struct Walk {
  var facts: FactsDraft
  var names = NameTable()
  var stack: [Step] = []

  var owner: DeclarationID?
  var expression: ExpressionID?
  var condition: ConditionID?
  var variables: [FactsDraft.Variable] = []
  var scopes = OpenScopes()
  /// For the next expression.
  var flags: Expression.Flags = []
  /// What was passed last, until somebody asks where it ended.
  var last: Node?
  var lastEnd: UInt32 = 0

  // From here on, what was begun waits for its first token to know where it starts.
  var unplacedDeclarations = 0
  var unplacedTypes = 0
  var unplacedExpressions = 0

  init(lines: LineStarts) {
    facts = FactsDraft(lines: lines)
    stack.reserveCapacity(256)
  }

  mutating func run(_ root: RawSyntax) {
    stack.append(.visit(Node(raw: root, offset: 0), .none))
    while let step = stack.popLast() {
      switch step {
      case .visit(let node, let role): visit(node, role)
      case .close(let open): close(open)
      }
    }
  }

  mutating func visit(_ node: Node, _ role: Role) {
    let kind = node.kind
    if kind == .token { return pass(node) }
    if case .valueOf(let declaration) = role { return openValue(node, of: declaration) }
    if case .result = role, isResult(node) { return openResult(node) }
    if Self.isOnlyAround(kind) { return descend(node) }
    if visitType(node, kind, role) || visitExpression(node, kind, role) { return }
    if visitDeclaration(node, kind, role) || visitScope(node, kind, role) { return }
    descend(node)
  }

  /// The commonest of the nodes that say nothing themselves.
  private static func isOnlyAround(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .memberBlock, .memberBlockItemList, .memberBlockItem, .patternBindingList, .initializerClause, .expressionStmt,
      .functionParameterClause, .functionParameterList, .conditionElementList, .conditionElement, .exprList:
      true
    default: false
    }
  }

  mutating func name(_ token: Node?) -> Name {
    guard let token else { return .none }
    return name(token.text)
  }

  mutating func name(_ text: SyntaxText) -> Name {
    text.withContiguousStorageIfAvailable { names.name(UnsafeRawBufferPointer($0)) } ?? .none
  }
}
