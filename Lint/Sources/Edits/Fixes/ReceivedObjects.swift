import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// The objects that a closure received or captured, also under the names of its own locals.
///
/// A local names such an object unless its value is a new object, or comes from `self`. A variable whose type is a value type, or isn't
/// known, contains a copy.
struct ReceivedObjects {
  /// The places of the names of locals and of parameters of closures and functions inside.
  private var places: Set<UInt32> = []
  /// The closures inside whose `$0` and so on are objects from outside.
  private var innerClosures: Set<SyntaxIdentifier> = []

  private let closure: ClosureExprSyntax
  private let code: ClosureCode
  private let outer: OuterValues

  private var reading: FileReading { code.file.reading }
  private var facts: FileFacts { code.file.facts }

  init(of closure: ClosureExprSyntax, _ code: ClosureCode, _ outer: OuterValues) {
    self.closure = closure
    self.code = code
    self.outer = outer
    var count = -1
    while count != places.count + innerClosures.count {
      count = places.count + innerClosures.count
      bind(in: Syntax(closure.statements))
    }
  }

  /// The name of the object from outside that a write through a local or an expression changes: `chosen` in `chosen.title`, `item` in
  /// `[item][0].title`.
  func name(ofWrite target: ExprSyntax) -> String? {
    if let root = target.rootReference, !isLocal(root) || isView(ExprSyntax(root)) { return nil }
    var node = target.unwrapped
    while let base = node.containerOfTarget?.unwrapped {
      node = base
      if isCopy(node) { continue }
      return isView(node) ? nil : source(of: node)
    }
    return nil
  }

  /// Whether a write to a part of a value changes what contains the value. A `let` can't contain a value that changes.
  private func isCopy(_ node: ExprSyntax) -> Bool {
    switch code.value(of: node)?.referent {
    case .project(let type): return [.struct, .enum].contains(reading.project[type].kind)
    case .system(let system): return system.kind == .value
    // `Optional(item)?.title`
    case .unknown(let type) where ValueTypes.contains(type) && type != "Optional": return true
    default: return isVariable(node)
    }
  }

  /// Whether an expression is a variable of the closure, or a part of one.
  private func isVariable(_ node: ExprSyntax) -> Bool {
    guard let root = node.rootReference, let found = code.declaration(namedBy: root) else { return false }
    return reading.project[found].kind == .local && !outer.isCaptured(found)
      && reading.project[found].modifiers.isDisjoint(with: [.constant, .lazy, .part])
  }

  private func isLocal(_ root: DeclReferenceExprSyntax) -> Bool {
    code.declaration(namedBy: root).map { $0.file == reading.file && places.contains(facts[$0.declaration].nameStart) }
      ?? false
  }

  private func isView(_ node: ExprSyntax) -> Bool {
    guard case .system(let system)? = code.value(of: node)?.referent else { return false }
    return !system.isOfSwiftUI && [.view, .cell, .controller].contains(system.kind)
  }

  // MARK: - Expressions

  /// The name of an object from outside that may be the value of an expression, or an element or part of it.
  private func source(of expression: ExprSyntax) -> String? {
    let node = expression.unwrapped
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return contains(reference) ? reference.baseName.text : nil
    case .memberAccessExpr(let member): return member.base.flatMap(source)
    case .subscriptCallExpr(let item): return source(of: item.calledExpression)
    case .functionCallExpr(let call): return source(ofResultOf: call)
    case .unresolvedTernaryExpr(let choice): return source(of: choice.thenExpression)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      let choice = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) } ?? 0
      return elements[choice...].firstResult(source)
    case .closureExpr, .stringLiteralExpr, .keyPathExpr: return nil
    default: return source(in: Syntax(node))
    }
  }

  private func source(in node: Syntax) -> String? {
    node.children(viewMode: .sourceAccurate).firstResult { child in
      child.as(ExprSyntax.self).map(source) ?? source(in: child)
    }
  }

  /// A new object contains the values that it receives, but is another object.
  private func source(ofResultOf call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression.unwrapped
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.base.map(source) ?? source(in: Syntax(call.arguments))
    }
    if let inner = callee.as(ClosureExprSyntax.self) { return source(in: Syntax(inner.statements)) }
    guard let reference = callee.as(DeclReferenceExprSyntax.self) else { return nil }
    if contains(reference) { return reference.baseName.text }
    let name = Name(reference.name)
    return ValueTypes.isContainer(name) || StandardFunctions.contains(name) ? source(in: Syntax(call.arguments)) : nil
  }

  private func contains(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let name = reference.variable, name != LanguageWords.selfWord.text else { return false }
    if name.hasPrefix("$"), Int(name.dropFirst()) != nil {
      return reference.closureOfShorthand.map { $0.id == closure.id || innerClosures.contains($0.id) } ?? false
    }
    guard let found = code.declaration(namedBy: reference), found.file == reading.file else { return false }
    let node = facts[found.declaration]
    if node.kind == .parameter, node.parent == code.declaration { return true }
    return outer.isCaptured(found) || places.contains(node.nameStart)
  }

  // MARK: - Names

  private mutating func bind(in node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return
    case .optionalBindingCondition(let binding):
      let value = binding.initializer?.value
      if value.map({ source(of: $0) != nil }) ?? isShadowing(binding.pattern) {
        add(Syntax(binding.pattern).boundNames)
      }
    case .patternBinding(let binding): bind(Syntax(binding.pattern), to: binding.initializer?.value)
    case .matchingPatternCondition(let condition): bind(Syntax(condition.pattern), to: condition.initializer.value)
    case .forStmt(let loop): bind(Syntax(loop.pattern), to: loop.sequence)
    case .switchExpr(let choice): for item in choice.cases { bind(Syntax(item), to: choice.subject) }
    case .sequenceExpr(let sequence): bind(in: sequence)
    // A caller may pass any object.
    case .functionDecl(let function):
      add(function.signature.parameterClause.parameters.map { $0.secondName ?? $0.firstName })
    case .functionCallExpr(let call): bind(in: call)
    default: break
    }
    for child in node.children(viewMode: .sourceAccurate) { bind(in: child) }
  }

  private mutating func bind(_ pattern: Syntax, to value: ExprSyntax?) {
    if value.flatMap(source) != nil { add(pattern.boundNames) }
  }

  /// `chosen = item`
  private mutating func bind(in sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].isAssignment, let target = elements[0].as(DeclReferenceExprSyntax.self),
      elements.dropFirst(2).firstResult(source) != nil, let found = code.declaration(namedBy: target),
      found.file == reading.file, reading.project[found].kind == .local
    else { return }
    places.insert(facts[found.declaration].nameStart)
  }

  /// The closures that a method of an object from outside takes receive it or its elements.
  private mutating func bind(in call: FunctionCallExprSyntax) {
    if call.closures.isEmpty { return }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard base.flatMap(source) != nil || call.arguments.contains(where: { source(of: $0.expression) != nil }) else {
      return
    }
    for inner in call.closures {
      innerClosures.insert(inner.id)
      switch inner.signature?.parameterClause {
      case .simpleInput(let names): add(names.map(\.name))
      case .parameterClause(let clause): add(clause.parameters.map { $0.secondName ?? $0.firstName })
      case nil: break
      }
    }
  }

  private mutating func add(_ names: [TokenSyntax]) {
    places.formUnion(names.map { UInt32($0.positionAfterSkippingLeadingTrivia.utf8Offset) })
  }

  /// Whether `if let item` unwraps an object from outside.
  private func isShadowing(_ pattern: PatternSyntax) -> Bool {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return false }
    let offset = UInt32(name.positionAfterSkippingLeadingTrivia.utf8Offset)
    let local = facts.subtree(of: code.declaration).first {
      facts[$0].nameStart == offset && facts[$0].kind == .local
    }
    guard let outside = local.flatMap({ reading.project.shadowedDeclaration(of: reading.id($0)) }),
      outside.file == reading.file
    else { return false }
    let node = facts[outside.declaration]
    return outer.isCaptured(outside) || places.contains(node.nameStart)
      || node.kind == .parameter && node.parent == code.declaration
  }
}

extension ExprSyntax {
  /// The value whose member or element an expression names.
  fileprivate var containerOfTarget: ExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.base ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
  }
}
