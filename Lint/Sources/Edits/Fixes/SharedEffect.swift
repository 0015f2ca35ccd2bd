import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds work that doesn't go through `self`, and that a closure no longer does if `self` is released: a write to a global or static
/// property or to the object in one, and a call of such an object or of a global or static function.
///
/// A call whose result is used is made for the result. A function that only runs its closure does nothing itself.
struct SharedEffect {
  enum Kind { case write, call }

  /// The first effect, with the name of the changed or called value.
  private(set) var first: (kind: Kind, name: String)?

  private let file: FixableFile
  private let closure: ClosureExprSyntax
  private let declaration: DeclarationID
  /// Whether the closure may name members of `self` that aren't known.
  private let allowsImplicitUses: Bool
  /// The expressions of the closure by their first byte, in the order of the source.
  private let expressions: [UInt32: [ExpressionID]]
  /// The locals of the closure that contain a shared value.
  private var sharedLocals: Set<String> = []

  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  init(
    in closure: ClosureExprSyntax, _ declaration: DeclarationID, allowsImplicitUses: Bool, _ file: FixableFile
  ) {
    self.file = file
    self.closure = closure
    self.declaration = declaration
    self.allowsImplicitUses = allowsImplicitUses
    expressions = Dictionary(grouping: file.facts[declaration].code) { file.facts[$0].range.start }
    followValues(in: Syntax(closure.statements))
    first = effect(in: Syntax(closure.statements))
  }

  private func effect(in node: Syntax) -> (kind: Kind, name: String)? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    default: break
    }
    if let target = node.assignmentTargets.first(where: changesSharedValue) {
      return (.write, target.trimmedDescription)
    }
    if let call = node.as(FunctionCallExprSyntax.self), call.isStatement, !isResult(call), actsOnShared(call) {
      return (.call, call.calledExpression.trimmedDescription)
    }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap(effect).first
  }

  /// Whether a call is the value of a closure whose call uses it, such as `map` in `let names = rows.map { name(of: $0) }`.
  private func isResult(_ call: FunctionCallExprSyntax) -> Bool {
    guard let inner = call.onlyStatementOfClosure, inner.id != closure.id else { return false }
    let user = sequence(first: Syntax(inner), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first
    return user.map { !$0.isStatement || isResult($0) } ?? false
  }

  // MARK: - Effects

  private func changesSharedValue(_ target: ExprSyntax) -> Bool {
    guard let root = target.rootOfCasts else { return false }
    // Another value for a local doesn't change the shared one.
    if sharedLocals.contains(root.name), target.unwrapped.id == ExprSyntax(root).id { return false }
    return isShared(root)
  }

  private func actsOnShared(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.unwrapped
    guard let root = callee.rootOfCasts, isShared(root) || isCreatedForCall(call, root), !onlyRunsClosures(call, root)
    else {
      return false
    }
    if let name = callee.variable, StandardFunctions.contains(Name(name)) { return false }
    return !SystemMembers.laysOut(Name(root.name))
  }

  /// Whether an object is created only for a call, which can then have no effect but one on other objects. A view shows something.
  private func isCreatedForCall(_ call: FunctionCallExprSyntax, _ root: DeclReferenceExprSyntax) -> Bool {
    root.isCreation && !isView(root)
  }

  // MARK: - Shared values

  /// Whether a name at the beginning of an expression is that of a type, a global, or a local with a shared value.
  private func isShared(_ root: DeclReferenceExprSyntax) -> Bool {
    if root.isCreation { return false }
    switch root.baseName.tokenKind {
    case .keyword(.self), .keyword(.super), .dollarIdentifier: return false
    case .keyword(.Self): return true
    default: break
    }
    guard let index = expression(root, .reference), let found = file.reading.member(namedBy: index) else {
      let name = Name(root.name)
      return !name.isLowercase || sharedLocals.contains(root.name) || !allowsImplicitUses && isGlobal(name)
    }
    let declaration = project[found]
    switch declaration.kind {
    case .parameter, .local, .capture: return sharedLocals.contains(root.name)
    case .property, .function:
      guard let parent = declaration.parent else { return true }
      return project.file(found)[parent].kind.hasMembers && !declaration.modifiers.isDisjoint(with: [.static, .class])
    default: return true
    }
  }

  /// Whether a name that nothing in the project declares can only be a global of another module. `error` is that of a `catch`.
  private func isGlobal(_ name: Name) -> Bool { name != "error" && !LanguageWords.isReserved(name) }

  private func isView(_ root: DeclReferenceExprSyntax) -> Bool {
    guard let index = expression(root, .reference), case .system(let system)? = file.reading.value(of: index)?.referent
    else {
      return false
    }
    return !system.isOfSwiftUI && [.view, .cell, .controller].contains(system.kind)
  }

  /// Adds the locals that the closure binds to shared values: `let center = NotificationCenter.default`.
  private mutating func followValues(in node: Syntax) {
    if let binding = node.as(OptionalBindingConditionSyntax.self), let value = binding.initializer?.value {
      follow(binding.pattern, value)
    } else if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
      follow(binding.pattern, value)
    } else if let loop = node.as(ForStmtSyntax.self) {
      follow(loop.pattern, loop.sequence)
    }
    for child in node.children(viewMode: .sourceAccurate) { followValues(in: child) }
  }

  private mutating func follow(_ pattern: PatternSyntax, _ value: ExprSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier, let root = value.rootOfCasts, isShared(root),
      !isPlain(name)
    else { return }
    sharedLocals.insert(name.text)
  }

  /// Whether a local contains a value of its own, rather than an object.
  private func isPlain(_ name: TokenSyntax) -> Bool {
    let offset = UInt32(name.positionAfterSkippingLeadingTrivia.utf8Offset)
    let local = facts.subtree(of: declaration).first { facts[$0].nameStart == offset && facts[$0].kind == .local }
    return local.map { project.isPlainValue(SymbolID(file: file.reading.file, declaration: $0)) } ?? false
  }

  // MARK: - Closures

  /// Whether a call does nothing but run its closures, whose statements are examined by themselves.
  private func onlyRunsClosures(_ call: FunctionCallExprSyntax, _ root: DeclReferenceExprSyntax) -> Bool {
    if call.closures.isEmpty { return false }
    if root.isCreation { return SchedulingFunctions.isCreated(Name(root.name)) }
    if let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      SchedulingFunctions.contains(Name(method), of: Name(root.name))
    {
      return true
    }
    // The elements of a shared collection are shared, too.
    if let index = expression(call, .call), let callee = facts.callee(of: index),
      CollectionMembers[facts[callee].name].contains(.callsAtOnce)
    {
      return false
    }
    return call.closures.contains { closure in
      let offset = UInt32(closure.positionAfterSkippingLeadingTrivia.utf8Offset)
      let inner = facts.subtree(of: declaration).first { facts[$0].kind == .closure && facts[$0].range.start == offset }
      return inner.map { project.isImmediate($0, file.reading.file) } ?? false
    } || expression(call, .call).flatMap(facts.callee).flatMap(file.reading.member).map(onlyCallsParameters) ?? false
  }

  /// Whether a function of the project does nothing but call the functions that it receives.
  private func onlyCallsParameters(_ function: SymbolID) -> Bool {
    let facts = project.file(function)
    let parameters = Set(
      facts.children(of: function.declaration).filter { facts[$0].kind == .parameter }.map { facts[$0].name })
    return project[function].kind == .function
      && project[function].code.allSatisfy { index in
        switch facts[index].kind {
        case .assignment: false
        case .call:
          facts.callee(of: index).map { facts[$0].kind == .reference && parameters.contains(facts[$0].name) } ?? false
        default: true
        }
      }
  }

  /// The fact about an expression of the syntax tree.
  private func expression(_ node: some ExprSyntaxProtocol, _ kind: ExpressionKind) -> ExpressionID? {
    let start = UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset)
    return expressions[start]?.first { facts[$0].kind == kind && facts[$0].range.end == end }
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var name: String { baseName.identifier?.name ?? baseName.text }

  /// Whether a type of this name is called: `Formatter()`, `Formatter.init()`.
  fileprivate var isCreation: Bool {
    guard Name(name).text.first?.isUppercase ?? false else { return false }
    var callee = ExprSyntax(self)
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == callee.id,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      callee = ExprSyntax(member)
    }
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
  }
}

extension ExprSyntax {
  /// The reference at the beginning of an expression, also of one that is converted: `UIApplication` in
  /// `(UIApplication.shared.delegate as? AppDelegate)?.window`.
  fileprivate var rootOfCasts: DeclReferenceExprSyntax? {
    let node = unwrapped
    if let root = node.rootReference { return root }
    if let sequence = node.as(SequenceExprSyntax.self) { return sequence.elements.first?.rootOfCasts }
    if let inner = node.as(TryExprSyntax.self) { return inner.expression.rootOfCasts }
    if let inner = node.as(AwaitExprSyntax.self) { return inner.expression.rootOfCasts }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base?.rootOfCasts }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootOfCasts }
    return node.as(SubscriptCallExprSyntax.self)?.calledExpression.rootOfCasts
  }
}

extension FunctionCallExprSyntax {
  /// The closure whose only statement is the call.
  fileprivate var onlyStatementOfClosure: ClosureExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent, parent.kind != .codeBlockItem { node = parent }
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }
}
