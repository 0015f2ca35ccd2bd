import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds work for others that a closure no longer does if `self` is released, such as the call of a completion handler.
///
/// A closure may call methods of `self` and of what `self` stores. It may not call a value, such as a parameter or a stored function.
/// It may not act on a value from outside, and may pass it on only if the value is known to contain no function.
struct SkippedCall {
  /// The name of the first value that the closure calls, acts on or passes on.
  private(set) var name: String?

  private let file: FixableFile
  private let declaration: DeclarationID
  private let closure: ClosureExprSyntax
  private let context: ClosureContext
  /// The names of values that the closure received or captured, or that follow from them, and that may contain functions.
  private var outer: Set<String> = []
  /// The expressions of the closure by their first byte, in the order of the source.
  private let expressions: [UInt32: [ExpressionID]]

  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  init(in closure: ClosureExprSyntax, _ declaration: DeclarationID, _ context: ClosureContext, _ file: FixableFile) {
    self.file = file
    self.declaration = declaration
    self.closure = closure
    self.context = context
    expressions = Dictionary(grouping: file.facts[declaration].code) { file.facts[$0].range.start }
    outer = receivedNames.union(capturedNames)
    followValues()
    name = call(in: Syntax(closure.statements), ofOuter: false)
  }
}

// MARK: - Values from outside

extension SkippedCall {
  private var receivedNames: Set<String> {
    let parameters = facts.children(of: declaration).filter { facts[$0].kind == .parameter }
    let named = parameters.enumerated().filter { position, id in
      !project.isPlainValue(SymbolID(file: file.reading.file, declaration: id))
        && !context.isPlainParameter(at: position)
    }
    let shorthands = (0..<10).filter { !context.isPlainParameter(at: $0) }.map { "$\($0)" }
    return Set(named.map { facts[$0.element].name.text } + (parameters.isEmpty ? shorthands : []))
  }

  private var capturedNames: Set<String> {
    let references = facts[declaration].code.filter { facts[$0].kind == .reference }
    let named = references.compactMap { index -> SymbolID? in
      let node = facts[index]
      return project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file.reading.file)
    }
    // `if let completion`, `[completion]`
    let shadowing = facts.subtree(of: declaration).compactMap { local in
      project.shadowedDeclaration(of: SymbolID(file: file.reading.file, declaration: local))
    }
    return Set(
      (named + shadowing).filter { isCaptured($0) && !project.isPlainValue($0) }.map { project[$0].name.text }
    ).subtracting([LanguageWords.selfWord.text])
  }

  /// Whether a declaration is a local of the code around the closure, or an item of its capture list.
  private func isCaptured(_ id: SymbolID) -> Bool {
    guard id.file == file.reading.file else { return false }
    let node = facts[id.declaration]
    guard [.parameter, .local, .capture, .function].contains(node.kind), let parent = node.parent else { return false }
    if parent == declaration { return node.kind == .capture }
    return !facts.enclosing(parent).contains(declaration) && !facts[parent].kind.hasMembers
  }

  /// Adds the names that the closure binds to values from outside: `if let handler = request.handler`, `for handler in handlers`,
  /// `handlers.forEach { handler in … }`.
  private mutating func followValues() {
    var count = -1
    while count != outer.count {
      count = outer.count
      bind(in: Syntax(closure.statements))
    }
  }

  private mutating func bind(in node: Syntax) {
    if let binding = node.as(OptionalBindingConditionSyntax.self), let initializer = binding.initializer {
      bind(Syntax(binding.pattern), to: Syntax(initializer.value))
    } else if let binding = node.as(PatternBindingSyntax.self), let initializer = binding.initializer {
      bind(Syntax(binding.pattern), to: Syntax(initializer.value))
    } else if let condition = node.as(MatchingPatternConditionSyntax.self) {
      bind(Syntax(condition.pattern), to: Syntax(condition.initializer.value))
    } else if let loop = node.as(ForStmtSyntax.self) {
      bind(Syntax(loop.pattern), to: Syntax(loop.sequence))
    } else if let choice = node.as(SwitchExprSyntax.self) {
      for item in choice.cases { bind(Syntax(item), to: Syntax(choice.subject)) }
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      for inner in Self.closures(of: call) where mentionsOuter(call, except: inner) {
        if let signature = inner.signature { outer.formUnion(Self.parameterNames(signature)) }
      }
    }
    for child in node.children(viewMode: .sourceAccurate) { bind(in: child) }
  }

  private mutating func bind(_ pattern: Syntax, to value: Syntax) {
    if firstOuterName(in: value) == nil { return }
    outer.formUnion(
      Self.boundNames(pattern).filter { place in
        let offset = UInt32(place.positionAfterSkippingLeadingTrivia.utf8Offset)
        let local = facts.subtree(of: declaration).first { facts[$0].nameStart == offset && facts[$0].kind == .local }
        return !(local.map { project.isPlainValue(SymbolID(file: file.reading.file, declaration: $0)) } ?? false)
      }.map(\.text))
  }

  private static func boundNames(_ pattern: Syntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if pattern.is(CodeBlockItemListSyntax.self) { return [] }
    return pattern.children(viewMode: .sourceAccurate).flatMap(boundNames)
  }

  private static func parameterNames(_ signature: ClosureSignatureSyntax) -> [String] {
    switch signature.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }

  private static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + (call.trailingClosure.map { [$0] } ?? [])
      + call.additionalTrailingClosures.map(\.closure)
  }

  private func mentionsOuter(_ call: FunctionCallExprSyntax, except inner: ClosureExprSyntax) -> Bool {
    firstOuterName(in: Syntax(call.calledExpression)) != nil
      || call.arguments.contains { $0.expression.id != ExprSyntax(inner).id && firstOuterName(in: Syntax($0)) != nil }
  }

  /// The first name in code that refers to a value from outside.
  private func firstOuterName(in node: Syntax, where isIncluded: (Syntax) -> Bool = { _ in true }) -> String? {
    if !isIncluded(node) { return nil }
    if let name = Self.variable(node), outer.contains(name) { return name }
    for child in node.children(viewMode: .sourceAccurate) {
      if let name = firstOuterName(in: child, where: isIncluded) { return name }
    }
    return nil
  }

  /// The name of a reference that isn't a member.
  private static func variable(_ node: Syntax) -> String? {
    guard let reference = node.as(DeclReferenceExprSyntax.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    else { return nil }
    return reference.baseName.text
  }
}

// MARK: - Calls

extension SkippedCall {
  /// - Parameter isOuter: whether the code is a closure that receives values from outside, as `$0` and so on.
  private func call(in node: Syntax, ofOuter isOuter: Bool) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    default: break
    }
    if let call = node.as(FunctionCallExprSyntax.self), let found = skipped(by: call, isOuter) { return found }
    if let sequence = node.as(SequenceExprSyntax.self), let found = stored(by: sequence) { return found }
    let call = node.as(FunctionCallExprSyntax.self)
    let closures = call.map(Self.closures) ?? []
    for child in node.children(viewMode: .sourceAccurate) {
      var isOuter = isOuter
      if let call,
        let inner = closures.first(where: { $0.position >= child.position && $0.endPosition <= child.endPosition })
      {
        isOuter = mentionsOuter(call, except: inner)
      }
      if let found = self.call(in: child, ofOuter: isOuter) { return found }
    }
    return nil
  }

  private func skipped(by call: FunctionCallExprSyntax, _ isOuter: Bool) -> String? {
    calledValue(call, isOuter) ?? call.arguments.lazy.compactMap { passed($0, in: call) }.first
  }

  /// The value that an expression calls, or from outside whose method it calls as a statement.
  private func calledValue(_ call: FunctionCallExprSyntax, _ isOuter: Bool) -> String? {
    let callee = Self.withoutParentheses(call.calledExpression)
    let function = Self.unwrapped(callee)
    if let name = Self.variable(Syntax(function)) {
      if name == LanguageWords.selfWord.text { return nil }
      return function.id != callee.id || name.hasPrefix("$") || outer.contains(name) || isVariable(function)
        ? name : nil
    }
    if let member = function.as(MemberAccessExprSyntax.self) {
      if function.id != callee.id || isStoredFunction(call) { return member.declName.baseName.text }
      let root = Self.root(of: ExprSyntax(member))
      let isFromOutside = root.map { outer.contains($0) || isOuter && $0.hasPrefix("$") } ?? false
      return isFromOutside && Self.isStatement(call) ? root : nil
    }
    // `handlers[0]()`, `handler(for: row)()`
    return function.is(ClosureExprSyntax.self) ? nil : Self.root(of: function) ?? function.trimmedDescription
  }

  /// Whether a called name is a variable, rather than a function or type.
  private func isVariable(_ reference: ExprSyntax) -> Bool {
    let start = UInt32(reference.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard let index = expressions[start]?.first(where: { facts[$0].kind == .reference }),
      let found = file.reading.member(namedBy: index)
    else { return false }
    return [.parameter, .local, .capture, .property].contains(project[found].kind)
  }

  /// Whether a call of a member calls a function that a property stores.
  private func isStoredFunction(_ call: FunctionCallExprSyntax) -> Bool {
    expression(call, .call).flatMap(facts.callee).flatMap(file.reading.member).map { project[$0].kind == .property }
      ?? false
  }

  /// The value from outside that an argument passes on, unless it is known to contain no function.
  private func passed(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> String? {
    guard let name = firstPassedName(in: argument.expression), !isPlain(argument, in: call) else { return nil }
    return name
  }

  /// The first value from outside in an expression. Nested calls, closures and texts are examined by themselves.
  private func firstPassedName(in value: ExprSyntax) -> String? {
    if let sequence = value.as(SequenceExprSyntax.self), Self.isCondition(sequence) { return nil }
    return firstOuterName(in: Syntax(value)) { node in
      if node.is(ClosureExprSyntax.self) || node.is(StringLiteralExprSyntax.self) { return false }
      return node.as(LabeledExprListSyntax.self).map { !($0.parent?.is(FunctionCallExprSyntax.self) ?? false) } ?? true
    }
  }

  private func isPlain(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
    if let type = Self.variable(Syntax(call.calledExpression)), ValueTypes.contains(Name(type)) { return true }
    guard let index = expression(call, .call), let place = call.arguments.index(of: argument) else { return false }
    let number = call.arguments.distance(from: call.arguments.startIndex, to: place)
    let arguments = facts.arguments(of: index)
    if let value = arguments.indices.contains(number) ? facts.firstPart(of: arguments[number]) : nil,
      file.reading.value(of: value).map(project.isPlainValue) ?? false
    {
      return true
    }
    guard let callee = facts.callee(of: index).flatMap(file.reading.member), project[callee].kind == .function else {
      return false
    }
    let functions = project.enclosingType(of: callee).map { project.members(named: project[callee].name, of: $0) }
    return (functions ?? project.globals(named: project[callee].name)).allSatisfy {
      takesPlainValue($0, label: argument.label?.text, at: number)
    }
  }

  /// Whether the parameter of a function that takes an argument has a type without functions.
  private func takesPlainValue(_ function: SymbolID, label: String?, at number: Int) -> Bool {
    let facts = project.file(function)
    let parameters = facts.children(of: function.declaration).filter { facts[$0].kind == .parameter }
    let labelled = parameters.filter { facts[$0].label.text == label }
    let matching = label == nil ? Array(parameters.dropFirst(number).prefix(1)) : labelled
    return !matching.isEmpty
      && matching.allSatisfy { parameter in
        facts[parameter].type.map { project.isPlainValue(TypeUse(file: function.file, node: $0)) } ?? false
      }
  }

  /// The value from outside that an assignment stores, unless it is known to contain no function. A property of a view of the system
  /// stores it without calling it.
  private func stored(by sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    // An operator of the project or of a package is a function.
    if sequence.elements.contains(where: Self.isUnknownOperator), let name = firstPassedName(in: ExprSyntax(sequence)) {
      return name
    }
    guard elements.count >= 3, Self.isAssignment(elements[1]), !elements[0].is(DiscardAssignmentExprSyntax.self),
      let name = elements.dropFirst(2).lazy.compactMap({ firstPassedName(in: $0) }).first
    else { return nil }
    guard let index = expression(sequence, .assignment), let target = facts.target(of: index) else { return name }
    let values = [target, facts.value(of: index)].compactMap { $0 }.compactMap { file.reading.value(of: $0) }
    if values.contains(where: project.isPlainValue) { return nil }
    if let property = file.reading.member(namedBy: target), project.isPlainValue(property) { return nil }
    if values.contains(where: { $0.use.flatMap(project.functionType) != nil }) { return name }
    let base = facts.firstPart(of: target).flatMap { file.reading.value(of: $0) }
    return base?.referent.system != nil ? nil : name
  }

  /// The fact about an expression of the syntax tree.
  private func expression(_ node: some ExprSyntaxProtocol, _ kind: ExpressionKind) -> ExpressionID? {
    let start = UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset)
    return expressions[start]?.first { facts[$0].kind == kind && facts[$0].range.end == end }
  }
}

// MARK: - Syntax

extension SkippedCall {
  private static func withoutParentheses(_ node: ExprSyntax) -> ExprSyntax {
    guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
      return node
    }
    return withoutParentheses(only.expression)
  }

  /// `completion` in `completion?` and `completion!`.
  private static func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
    if let chain = node.as(OptionalChainingExprSyntax.self) { return unwrapped(chain.expression) }
    if let forced = node.as(ForceUnwrapExprSyntax.self) { return unwrapped(forced.expression) }
    return withoutParentheses(node)
  }

  /// The variable at the beginning of a chain of members, calls and subscripts.
  private static func root(of chain: ExprSyntax) -> String? {
    let node = unwrapped(chain)
    if let name = variable(Syntax(node)) { return name }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base.flatMap(root) }
    if let call = node.as(FunctionCallExprSyntax.self) { return root(of: call.calledExpression) }
    return node.as(SubscriptCallExprSyntax.self).flatMap { root(of: $0.calledExpression) }
  }

  /// Whether the result of a call isn't used.
  private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr: node = parent
      case .codeBlockItem, .returnStmt, .expressionStmt: return true
      case .exprList: return parent.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) ?? false
      default: return false
      }
    }
    return false
  }

  private static func isAssignment(_ node: ExprSyntax) -> Bool {
    if node.is(AssignmentExprSyntax.self) { return true }
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !comparisons.contains(name)
  }

  private static let otherOperators: Set<String> = ["...", "..<", "&", "|", "^", "<<", ">>", "&*", "~="]

  private static func isUnknownOperator(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return !isAssignment(node) && !comparisons.contains(name) && !otherOperators.contains(name)
      && !LanguageWords.arithmetic.contains(Name(name))
  }

  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"]

  /// Whether the value of operands and operators is a Boolean.
  private static func isCondition(_ sequence: SequenceExprSyntax) -> Bool {
    sequence.elements.contains { element in
      element.as(BinaryOperatorExprSyntax.self).map { comparisons.contains($0.operator.text) } ?? false
    }
  }
}
