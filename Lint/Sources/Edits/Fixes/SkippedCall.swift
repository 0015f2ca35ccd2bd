import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds work for others that a closure no longer does if `self` is released, such as the call of a completion handler.
///
/// A closure may call methods of `self` and of what `self` stores, unless other code waits for the call. It may not call a value, such as a parameter or a stored function.
/// It may not act on a value from outside, and may pass it on only if the value is known to contain no function.
struct SkippedCall {
  enum SkipKind {
    /// The closure calls the value, or completes it for other code.
    case work
    /// The closure calls a method of a value from outside.
    case method
    /// The closure passes on the value, which may contain a function.
    case passed
  }

  /// A value that the closure calls, acts on or passes on.
  struct SkippedValue {
    let kind: SkipKind
    /// The value's name, and the place of its use if that is in other code.
    let text: String
  }

  private(set) var first: SkippedValue?

  private let code: ClosureCode
  private let outer: OuterValues

  private var file: FixableFile { code.file }
  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  /// - Parameter statements: the statements of the closure that an early return skips.
  init(
    in statements: CodeBlockItemListSyntax, _ declaration: DeclarationID, _ outer: OuterValues, _ file: FixableFile
  ) {
    code = ClosureCode(of: declaration, in: file)
    self.outer = outer
    first =
      call(in: Syntax(statements))
      ?? storedFunction(usedIn: Syntax(statements)).map { SkippedValue(kind: .work, text: $0) }
  }
}

extension SkippedCall {
  private func call(in node: Syntax) -> SkippedValue? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    default: break
    }
    if let call = node.as(FunctionCallExprSyntax.self), let found = skipped(by: call) { return found }
    if let sequence = node.as(SequenceExprSyntax.self), let found = stored(by: sequence) {
      return SkippedValue(kind: .passed, text: found)
    }
    if let operand = node.operandOfUnknownOperator, let found = firstPassedName(in: operand) {
      return SkippedValue(kind: .passed, text: found)
    }
    return node.children(viewMode: .sourceAccurate).firstResult(call)
  }

  private func skipped(by call: FunctionCallExprSyntax) -> SkippedValue? {
    calledValue(call)
      ?? call.arguments.firstResult { passed($0, in: call) }.map {
        SkippedValue(kind: .passed, text: $0)
      }
  }

  /// The value that an expression calls, or from outside whose method it calls as a statement.
  private func calledValue(_ call: FunctionCallExprSyntax) -> SkippedValue? {
    func work(_ name: String) -> SkippedValue { SkippedValue(kind: .work, text: name) }
    let callee = call.calledExpression.withoutParentheses
    let function = callee.unwrapped
    if let name = function.variable {
      if name == LanguageWords.selfWord.text { return nil }
      if let waiting = completedArgument(call) { return work(waiting) }
      let isFromOutside = function.as(DeclReferenceExprSyntax.self).map(outer.contains) ?? false
      if onlyRunsOwnClosure(call, function), !isFromOutside { return nil }
      let isCalled = function.id != callee.id || name.hasPrefix("$") || isFromOutside || isVariable(function)
      return isCalled ? work(name) : nil
    }
    if let member = function.as(MemberAccessExprSyntax.self) {
      if function.id != callee.id { return work(member.declName.baseName.text) }
      if let waiting = completedObject(call, member) { return work(waiting) }
      return call.isStatement ? actedOn(by: member) : nil
    }
    // `Set<Int>()`
    if let generic = function.as(GenericSpecializationExprSyntax.self),
      generic.expression.is(DeclReferenceExprSyntax.self)
    {
      return nil
    }
    // `handlers[0]()`, `handler(for: row)()`
    return function.is(ClosureExprSyntax.self) ? nil : work(function.trimmedDescription)
  }

  /// The value from outside that contains the method of a statement.
  private func actedOn(by member: MemberAccessExprSyntax) -> SkippedValue? {
    let name: String?
    if let root = ExprSyntax(member).rootReference {
      name = outer.contains(root) ? root.baseName.text : nil
    } else {
      // `(completion, name).0()`
      name = member.base.flatMap(outerPart)
    }
    return name.map { SkippedValue(kind: .method, text: $0) }
  }

  /// Whether a called name is a variable, rather than a function or type.
  private func isVariable(_ reference: ExprSyntax) -> Bool {
    guard let found = reference.as(DeclReferenceExprSyntax.self).flatMap(code.declaration) else { return false }
    return [.parameter, .local, .capture, .property].contains(project[found].kind)
  }

  /// Whether a call only runs a closure of the code, whose statements are examined by themselves: `update` in
  /// `let update = { … }; update()`. An argument would be a value of its parameter.
  private func onlyRunsOwnClosure(_ call: FunctionCallExprSyntax, _ function: ExprSyntax) -> Bool {
    guard call.arguments.isEmpty, call.closures.isEmpty,
      let found = function.as(DeclReferenceExprSyntax.self).flatMap(code.declaration), project[found].kind == .local,
      project[found].modifiers.contains(.constant),
      let value = facts.initialValue(of: found.declaration)
    else { return false }
    return facts[value].kind == .closure
  }

  /// A value from outside that is a part of an expression: `event` in `(event as? Request)`. The condition of `?:` is none.
  private func outerPart(of base: ExprSyntax) -> String? {
    outer.firstName(in: Syntax(base)) { node in
      guard let list = node.parent?.as(ExprListSyntax.self),
        let choice = list.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else { return true }
      return node.position >= choice.position
    }
  }

  /// The stored function that the code may run, also in functions and accessors of the project: `onEnd` if `self.close()` calls `onEnd?()`.
  private func storedFunction(usedIn statements: Syntax) -> String? {
    var uses = StoredFunctionUses(in: project, reading: file.bytes)
    guard let use = uses.first(in: code.expressions(in: statements), of: file.reading) else { return nil }
    let name = use.name.isEmpty ? "a function" : use.name.text
    return name + (use.place.map { ", used in \(file.reading.line(of: $0))" } ?? "")
  }

  /// `group` in `self.group.leave()`: code may wait for it, also if the object itself stores the group. A call with the name and labels of
  /// such a method is one, unless the base is known to have another type.
  private func completedObject(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> String? {
    guard let object = member.base, let index = code.expression(call, .call), file.reading.mayComplete(index) else {
      return nil
    }
    return object.lastName
  }

  /// `mutex` in `pthread_mutex_unlock(&self.mutex)`
  private func completedArgument(_ call: FunctionCallExprSyntax) -> String? {
    guard let index = code.expression(call, .call), file.reading.mayComplete(index) else { return nil }
    return (call.arguments.first?.expression ?? call.calledExpression).lastName
  }

  /// The value from outside that an argument passes on, unless it is known to contain no function.
  private func passed(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> String? {
    guard let name = firstPassedName(in: argument.expression), !isPlain(argument, in: call) else { return nil }
    return name
  }

  /// The first value from outside in an expression. Nested calls, closures and texts are examined by themselves.
  private func firstPassedName(in value: ExprSyntax) -> String? {
    if let sequence = value.as(SequenceExprSyntax.self), sequence.isCondition { return nil }
    return outer.firstName(in: Syntax(value)) { node in
      if node.is(ClosureExprSyntax.self) || node.is(StringLiteralExprSyntax.self) { return false }
      return node.as(LabeledExprListSyntax.self).map { !($0.parent?.is(FunctionCallExprSyntax.self) ?? false) } ?? true
    }
  }

  private func isPlain(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
    if let type = call.calledExpression.variable, ValueTypes.contains(Name(type)) { return true }
    guard let index = code.expression(call, .call), let place = call.arguments.index(of: argument) else { return false }
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
    if sequence.elements.contains(where: \.isUnknownOperator), let name = firstPassedName(in: ExprSyntax(sequence)) {
      return name
    }
    guard elements.count >= 3, elements[1].isAssignment, !elements[0].is(DiscardAssignmentExprSyntax.self),
      let name = elements.dropFirst(2).firstResult({ firstPassedName(in: $0) })
    else { return nil }
    guard let index = code.expression(sequence, .assignment), let target = facts.target(of: index) else { return name }
    let values = [target, facts.value(of: index)].compactMap { $0 }.compactMap { file.reading.value(of: $0) }
    if values.contains(where: project.isPlainValue) { return nil }
    if let property = file.reading.member(namedBy: target), project.isPlainValue(property) { return nil }
    if values.contains(where: { $0.use.flatMap(project.functionType) != nil }) { return name }
    let base = facts.firstPart(of: target).flatMap { file.reading.value(of: $0) }
    return base.map { isDeclaredBySystem(target, of: $0) } ?? false ? nil : name
  }

  /// Whether a class of the system declares a property, such as the `title` of a controller.
  private func isDeclaredBySystem(_ property: ExpressionID, of base: Value) -> Bool {
    guard let type = base.referent.type else { return base.referent.system != nil }
    guard file.reading.member(namedBy: property) == nil else { return false }
    let parents = ([type] + project.ancestors(of: type)).flatMap { project[$0].supertypes }.map(\.referent)
    let isComplete = parents.allSatisfy { parent in
      switch parent {
      case .system, .project: true
      case .unknown(let name): !CommonSupertypes[name].isEmpty
      case .generic, .ambiguous: false
      }
    }
    return isComplete && parents.contains { $0.system != nil }
  }
}
