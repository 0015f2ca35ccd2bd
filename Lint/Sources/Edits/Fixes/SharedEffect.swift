import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds work that doesn't go through `self`, and that a closure no longer does if `self` is released.
///
/// A value is shared if it isn't `self`, a parameter, or a local of the closure with a value of its own. The closure may read a shared
/// value to assign, pass, bind, compare or return it. Nothing else is allowed: no write to it, no call whose result isn't used, no
/// operator of the project, and no function that is passed by its name. A local that is bound to a shared value is shared, too. An object
/// of the closure that contains a shared value may only get other values.
struct SharedEffect {
  enum EffectKind { case write, work }

  /// The first effect, with the code that uses the value.
  private(set) var first: (kind: EffectKind, name: String)?

  private let file: FixableFile
  private let closure: ClosureExprSyntax
  private let declaration: DeclarationID
  /// Whether the closure may name members of `self` that aren't known.
  private let allowsImplicitUses: Bool
  /// The expressions of the closure by their first byte, in the order of the source.
  private let expressions: [UInt32: [ExpressionID]]
  /// The locals of the closure that contain a shared value.
  private var sharedLocals: Set<String> = []
  /// The locals of the closure with a value of their own that contains a shared value: `box` after `box.hub = Hub.shared`.
  private var containers: Set<String> = []
  /// The closures whose `$0` and so on are shared values.
  private var closuresWithSharedValues: Set<SyntaxIdentifier> = []

  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  /// - Parameter statements: the statements of the closure that an early return skips.
  init(
    in closure: ClosureExprSyntax, skipping statements: CodeBlockItemListSyntax, _ declaration: DeclarationID,
    allowsImplicitUses: Bool, _ file: FixableFile
  ) {
    self.file = file
    self.closure = closure
    self.declaration = declaration
    self.allowsImplicitUses = allowsImplicitUses
    expressions = Dictionary(grouping: file.facts[declaration].code) { file.facts[$0].range.start }
    followValues(of: Self.references(in: Syntax(closure.statements)))
    first =
      Self.references(in: Syntax(statements)).lazy.compactMap(effect).first
      ?? unknownOperator(in: Syntax(statements)).map { (.work, $0) }
  }

  /// The names that aren't those of members, without those in local types.
  private static func references(in node: Syntax) -> [DeclReferenceExprSyntax] {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .keyPathExpr: return []
    default: break
    }
    // The condition of `#if` names no values.
    if let clause = node.as(IfConfigClauseSyntax.self) {
      return clause.elements.map { references(in: Syntax($0)) } ?? []
    }
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.variable == nil ? [] : [reference] }
    return node.children(viewMode: .sourceAccurate).flatMap(references)
  }

  // MARK: - Effects

  private func effect(of root: DeclReferenceExprSyntax) -> (kind: EffectKind, name: String)? {
    let isCreation = root.isCreation
    guard isCreation ? !isView(root) : isShared(root) else { return nil }
    let use = ValueUse(of: root, in: closure)
    switch use.place {
    case .ignored:
      if let call = use.calls.last {
        if onlyRunsClosures(call, root) || SystemMembers.laysOut(Name(root.name)) { return nil }
      } else if isCreation {
        return nil
      }
      return (.work, use.text)
    case .written:
      // Another value for a local doesn't change the shared one.
      return isCreation || changesOnlyLocal(root, use) ? nil : (.write, use.text)
    case .passed(let argument, let call):
      return !isCreation && use.calls.isEmpty && isFunction(argument, in: call) ? (.work, use.text) : nil
    case .read, .assigned, .bound: return nil
    }
  }

  /// Whether a local gets another value, or a property of a local with a value of its own.
  private func changesOnlyLocal(_ root: DeclReferenceExprSyntax, _ use: ValueUse) -> Bool {
    if sharedLocals.contains(root.name) { return use.text == root.name }
    guard containers.contains(root.name) else { return false }
    return use.text == root.name || root.parent?.as(MemberAccessExprSyntax.self)?.trimmedDescription == use.text
  }

  /// An operator of the project whose result isn't used: it is a global function.
  private func unknownOperator(in node: Syntax) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    case .codeBlockItem:
      guard let item = node.as(CodeBlockItemSyntax.self)?.item else { break }
      if Syntax(item).operandOfUnknownOperator != nil { return item.trimmedDescription }
      if let elements = item.as(SequenceExprSyntax.self)?.elements, elements.contains(where: \.isUnknownOperator),
        !elements.contains(where: { $0.isAssignment })
      {
        return item.trimmedDescription
      }
    default: break
    }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap(unknownOperator).first
  }

  /// Whether an argument is the name of a function, or may be one.
  private func isFunction(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
    let value = argument.expression.unwrapped
    let callee = expression(call, .call).flatMap(facts.callee)
    if let index = expression(value, .reference) ?? expression(value, .member),
      let found = file.reading.member(namedBy: index), let isFunction = isFunction(found)
    {
      return isFunction
    }
    guard let callee else { return true }
    guard let function = file.reading.member(namedBy: callee) else {
      return CollectionMembers[facts[callee].name].contains(.callsAtOnce)
    }
    let declaring = project.file(function)
    return declaring.children(of: function.declaration).contains { parameter in
      declaring[parameter].kind == .parameter
        && declaring[parameter].type.map { project.functionType(TypeUse(file: function.file, node: $0)) != nil }
          ?? false
    }
  }

  /// Whether a declaration is a function or a variable that contains one, or nil if the project doesn't show that.
  private func isFunction(_ id: SymbolID) -> Bool? {
    let declaration = project[id]
    if declaration.kind == .function { return true }
    if declaration.type == nil, let initial = project.file(id).initialValue(of: id.declaration) {
      if project.file(id)[initial].kind == .closure { return true }
      if let source = project.member(namedBy: initial, file: id.file), project[source].kind == .function { return true }
    }
    return project.value(of: id).map { $0.use.flatMap(project.functionType) != nil }
  }

  // MARK: - Shared values

  /// Whether a name at the beginning of an expression is that of a type, a global, or a local with a shared value.
  private func isShared(_ root: DeclReferenceExprSyntax) -> Bool {
    if root.isCreation { return false }
    if containers.contains(root.name) { return true }
    switch root.baseName.tokenKind {
    case .keyword(.self), .keyword(.super): return false
    case .dollarIdentifier: return root.closureOfShorthand.map { closuresWithSharedValues.contains($0.id) } ?? false
    case .keyword(.Self): return true
    default: break
    }
    guard let index = expression(root, .reference), let found = file.reading.member(namedBy: index) else {
      return isSharedUnknown(root)
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

  /// Whether a name that nothing in the project declares can be that of a shared value. `error` is that of a `catch`.
  private func isSharedUnknown(_ root: DeclReferenceExprSyntax) -> Bool {
    let name = Name(root.name)
    if sharedLocals.contains(root.name) || !name.isLowercase { return true }
    // Other functions of the standard library have no effect but on their arguments.
    if StandardFunctions.contains(name) { return name == "type" }
    if name == "error" || LanguageWords.isReserved(name) { return false }
    return !allowsImplicitUses || !isMemberOfSystem(name)
  }

  /// Whether a superclass of the system is known to have a property, such as `view`.
  private func isMemberOfSystem(_ name: Name) -> Bool {
    file.reading.enclosingType(of: declaration).map { type in
      project.systemAncestors(of: type).contains { SystemMembers.type(of: name, in: $0.system) != nil }
    } ?? false
  }

  private func isView(_ root: DeclReferenceExprSyntax) -> Bool {
    guard let index = expression(root, .reference), case .system(let system)? = file.reading.value(of: index)?.referent
    else {
      return false
    }
    return !system.isOfSwiftUI && [.view, .cell, .controller].contains(system.kind)
  }

  /// A local may get its value from one that gets its own later, in a loop.
  private mutating func followValues(of references: [DeclReferenceExprSyntax]) {
    var count = -1
    while count != sharedLocals.count + containers.count + closuresWithSharedValues.count {
      count = sharedLocals.count + containers.count + closuresWithSharedValues.count
      for reference in references where isShared(reference) { follow(reference) }
    }
  }

  /// Adds the locals and the parameters of closures inside that receive a shared value: `let center = NotificationCenter.default`.
  private mutating func follow(_ root: DeclReferenceExprSyntax) {
    let use = ValueUse(of: root, in: closure)
    for call in use.calls where !onlyRunsClosures(call, root) {
      for inner in call.closures {
        closuresWithSharedValues.insert(inner.id)
        sharedLocals.formUnion(inner.parameterNames)
      }
    }
    switch use.place {
    case .bound(let names): sharedLocals.formUnion(names.filter { !isPlain($0) }.map(\.text))
    case .assigned(let target):
      guard let root = target.rootReference, !isPlain(target) else { return }
      if target.variable == nil { addContainer(root) } else if isLocal(root) { sharedLocals.insert(root.name) }
    case .passed(let argument, let call):
      guard let receiver = call.calledExpression.rootReference, !isPlain(argument.expression) else { return }
      // `hubs.append(Hub.shared)`
      if !receiver.isCreation {
        if isOfProject(argument.expression) { addContainer(receiver) }
        return
      }
      // `let box = Box(Hub.shared)`
      guard isOfProject(ExprSyntax(receiver)), case .bound(let names) = ValueUse(of: receiver, in: closure).place else {
        return
      }
      containers.formUnion(names.map(\.text))
    default: return
    }
  }

  /// Adds a local that gets a shared value. An object of the system stores it without calling it.
  private mutating func addContainer(_ local: DeclReferenceExprSyntax) {
    guard isLocal(local), expression(local, .reference).flatMap(file.reading.value)?.referent.system == nil else {
      return
    }
    containers.insert(local.name)
  }

  private func isLocal(_ root: DeclReferenceExprSyntax) -> Bool {
    expression(root, .reference).flatMap(file.reading.member).map { project[$0].kind == .local } ?? false
  }

  /// Whether the value of an expression is known to contain neither functions nor objects.
  private func isPlain(_ node: ExprSyntax) -> Bool {
    value(of: node).map(project.isPlainValue) ?? false
  }

  /// Whether an expression is a type of the project, or a value of one.
  private func isOfProject(_ node: ExprSyntax) -> Bool {
    guard case .project? = value(of: node)?.referent else { return false }
    return true
  }

  private func value(of node: ExprSyntax) -> Value? {
    let index = expression(node, .reference) ?? expression(node, .member) ?? expression(node, .call)
    return index.flatMap(file.reading.value)
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
    if let method = call.method, SchedulingFunctions.contains(Name(method), of: Name(root.name)) { return true }
    // The elements of a shared collection are shared, too.
    if let method = call.method, CollectionMembers[Name(method)].contains(.callsAtOnce) { return false }
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

extension FunctionCallExprSyntax {
  /// The name of the called member.
  fileprivate var method: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
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
    if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(generic) }
    return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
  }
}
