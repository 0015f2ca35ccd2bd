import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// The code of a closure, with the facts about its syntax.
struct ClosureCode {
  let file: FixableFile
  let declaration: DeclarationID
  /// The expressions by their first byte, in the order of the source.
  private let expressions: [UInt32: [ExpressionID]]

  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  init(of declaration: DeclarationID, in file: FixableFile) {
    self.file = file
    self.declaration = declaration
    expressions = Dictionary(grouping: file.facts[declaration].code) { file.facts[$0].range.start }
  }

  /// The fact about an expression of the syntax tree.
  func expression(_ node: some ExprSyntaxProtocol, _ kind: ExpressionKind) -> ExpressionID? {
    let start = UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset)
    return expressions[start]?.first { facts[$0].kind == kind && facts[$0].range.end == end }
  }

  /// The declaration of the project that a name at the beginning of an expression means.
  func declaration(namedBy root: DeclReferenceExprSyntax) -> SymbolID? {
    expression(root, .reference).flatMap(file.reading.member)
  }

  func isLocal(_ root: DeclReferenceExprSyntax) -> Bool {
    declaration(namedBy: root).map { project[$0].kind == .local } ?? false
  }

  /// The function or stored function that a call names.
  func function(calledBy call: FunctionCallExprSyntax) -> SymbolID? {
    expression(call, .call).flatMap(facts.callee).flatMap(file.reading.member)
  }

  /// The functions of the project that a call may call.
  func functions(calledBy call: FunctionCallExprSyntax) -> [SymbolID] {
    expression(call, .call).map { project.functions(calledBy: $0, file: file.reading.file) } ?? []
  }

  /// The functions that an expression may call, or the property or subscript that it reads.
  func declarations(usedBy node: ExprSyntax) -> [SymbolID] {
    if let call = node.as(FunctionCallExprSyntax.self) { return functions(calledBy: call) }
    if let index = expression(node, .subscript) { return project.subscripts(usedBy: index, file: file.reading.file) }
    guard let index = expression(node, .reference) ?? expression(node, .member) else { return [] }
    return project.declarations(namedBy: index, file: file.reading.file).filter { project[$0].kind == .property }
  }

  /// Whether a declaration is a member that the project adds to a type of others.
  func isForeign(_ id: SymbolID) -> Bool { project[id].parent != nil && project.enclosingType(of: id) == nil }

  /// Whether a name is that of a member of `self`.
  func isOwnMember(_ root: DeclReferenceExprSyntax) -> Bool {
    expression(root, .reference).map(file.reading.isOwnMember) ?? false
  }

  /// The facts about all expressions in a node.
  func expressions(in node: Syntax) -> [ExpressionID] {
    let range = UInt32(node.position.utf8Offset)..<UInt32(node.endPosition.utf8Offset)
    return facts[declaration].code.filter { range.contains(facts[$0].range.start) }
  }

  func value(of node: ExprSyntax) -> Value? {
    let index = expression(node, .reference) ?? expression(node, .member) ?? expression(node, .call)
    return index.flatMap(file.reading.value)
  }

  // MARK: - Values

  /// Whether the value of an expression is known to contain neither functions nor objects.
  func isPlain(_ node: ExprSyntax) -> Bool { value(of: node).map(project.isPlainValue) ?? false }

  /// Whether a local contains a value of its own, rather than an object.
  func isPlain(_ name: TokenSyntax) -> Bool {
    let offset = UInt32(name.positionAfterSkippingLeadingTrivia.utf8Offset)
    let local = facts.subtree(of: declaration).first { facts[$0].nameStart == offset && facts[$0].kind == .local }
    return local.map { project.isPlainValue(SymbolID(file: file.reading.file, declaration: $0)) } ?? false
  }

  /// Whether an expression is a type of the project, or a value of one.
  func isOfProject(_ node: ExprSyntax) -> Bool {
    guard case .project? = value(of: node)?.referent else { return false }
    return true
  }

  // MARK: - Functions

  /// Whether an argument is the name of a function, or may be one.
  func isFunction(_ argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
    let value = argument.expression.unwrapped
    if let index = expression(value, .reference) ?? expression(value, .member),
      let found = file.reading.member(namedBy: index), let isFunction = isFunction(found)
    {
      return isFunction
    }
    guard let callee = expression(call, .call).flatMap(facts.callee) else { return true }
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

  /// Whether a call of a value does nothing but run its closures, whose statements are examined by themselves.
  func onlyRunsClosures(_ call: FunctionCallExprSyntax, of root: DeclReferenceExprSyntax) -> Bool {
    if call.closures.isEmpty { return false }
    let functions = functions(calledBy: call)
    if !functions.isEmpty { return functions.allSatisfy(onlyCallsParameters) }
    if root.isCreation { return !isOfProject(ExprSyntax(root)) && SchedulingFunctions.isCreated(Name(root.name)) }
    let method = call.calledExpression.as(MemberAccessExprSyntax.self).map { Name($0.declName.baseName.text) }
    if let method, SchedulingFunctions.contains(method, of: Name(root.name)) { return true }
    // The elements of a shared collection are shared, too.
    if let method, CollectionMembers[method].contains(.callsAtOnce) { return false }
    return call.closures.contains { closure in
      let offset = UInt32(closure.positionAfterSkippingLeadingTrivia.utf8Offset)
      let inner = facts.subtree(of: declaration).first { facts[$0].kind == .closure && facts[$0].range.start == offset }
      return inner.map { project.isImmediate($0, file.reading.file) } ?? false
    }
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
}

extension DeclReferenceExprSyntax {
  var name: String { baseName.identifier?.name ?? baseName.text }

  /// Whether a type of this name is called: `Formatter()`, `Formatter.init()`.
  var isCreation: Bool {
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
