import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// The values that a closure shares with other code, also without `self`.
///
/// A value is shared if it isn't `self`, a parameter, or a local of the closure with a value of its own. A local that is bound to a
/// shared value is shared, too, and so is the result of a function that receives one.
struct SharedValues {
  /// The locals that contain a shared value.
  private(set) var locals: Set<String> = []
  /// The locals with a value of their own that contains a shared value: `box` after `box.hub = Hub.shared`.
  private(set) var containers: Set<String> = []
  /// The closures inside whose `$0` and so on are shared values.
  private var closures: Set<SyntaxIdentifier> = []

  private let code: ClosureCode
  private let closure: ClosureExprSyntax
  /// Whether the closure may name members of `self` that aren't known.
  private let allowsImplicitUses: Bool

  private var reading: FileReading { code.file.reading }
  private var project: Project { reading.project }

  init(in closure: ClosureExprSyntax, _ code: ClosureCode, allowsImplicitUses: Bool) {
    self.code = code
    self.closure = closure
    self.allowsImplicitUses = allowsImplicitUses
    follow(Syntax(closure.statements).valueReferences)
  }

  /// Whether a name at the beginning of an expression is that of a type, a global, or a local with a shared value.
  func contains(_ root: DeclReferenceExprSyntax) -> Bool {
    if root.isCreation { return false }
    if containers.contains(root.name) { return true }
    switch root.baseName.tokenKind {
    case .keyword(.self), .keyword(.super): return false
    case .dollarIdentifier: return root.closureOfShorthand.map { closures.contains($0.id) } ?? false
    case .keyword(.Self): return true
    default: break
    }
    guard let found = code.declaration(namedBy: root) else { return containsUnknown(root) }
    let declaration = project[found]
    switch declaration.kind {
    case .parameter, .local, .capture: return locals.contains(root.name)
    case .property, .function:
      guard let parent = declaration.parent else { return true }
      return project.file(found)[parent].kind.hasMembers && !declaration.modifiers.isDisjoint(with: [.static, .class])
    default: return true
    }
  }

  /// Whether a name that nothing in the project declares can be that of a shared value. `error` is that of a `catch`.
  private func containsUnknown(_ root: DeclReferenceExprSyntax) -> Bool {
    let name = Name(root.name)
    if locals.contains(root.name) || !name.isLowercase { return true }
    // One of several functions of the project, whose arguments decide.
    if !project.globals(named: name).isEmpty { return true }
    // Other functions of the standard library have no effect but on their arguments.
    if StandardFunctions.contains(name) { return name == "type" }
    if name == "error" || LanguageWords.isReserved(name) { return false }
    return !allowsImplicitUses || !isMemberOfSystem(name)
  }

  /// Whether a superclass of the system is known to have a property, such as `view`.
  private func isMemberOfSystem(_ name: Name) -> Bool {
    reading.enclosingType(of: code.declaration).map { type in
      project.systemAncestors(of: type).contains { SystemMembers.type(of: name, in: $0.system) != nil }
    } ?? false
  }

  // MARK: - Following values

  /// A local may get its value from one that gets its own later, in a loop.
  private mutating func follow(_ references: [DeclReferenceExprSyntax]) {
    var count = -1
    while count != locals.count + containers.count + closures.count {
      count = locals.count + containers.count + closures.count
      for reference in references where contains(reference) { follow(reference) }
    }
  }

  /// Adds the locals and the parameters of closures inside that receive a shared value: `let center = NotificationCenter.default`.
  private mutating func follow(_ root: DeclReferenceExprSyntax) {
    let use = ValueUse(of: root, in: closure)
    for call in use.calls where !code.onlyRunsClosures(call, of: root) {
      for inner in call.closures {
        closures.insert(inner.id)
        locals.formUnion(inner.parameterNames)
      }
    }
    follow(use.destination)
  }

  private mutating func follow(_ destination: ValueUse.Destination) {
    switch destination {
    case .bound(let names): locals.formUnion(names.filter { !code.isPlain($0) }.map(\.text))
    case .assigned(let target):
      guard let root = target.rootReference, !code.isPlain(target) else { return }
      if target.variable == nil { addContainer(root) } else if code.isLocal(root) { locals.insert(root.name) }
    case .passed(let argument, let call):
      guard let receiver = call.calledExpression.rootReference, !code.isPlain(argument.expression) else { return }
      follow(ValueUse(of: receiver, in: closure).destination, ofResultOf: receiver)
      // `hubs.append(Hub.shared)`
      if !receiver.isCreation, code.isOfProject(argument.expression) { addContainer(receiver) }
    default: return
    }
  }

  /// Adds what receives the result of a call with a shared value: `let hub = self.checked(Hub.shared)`, `let box = Box(Hub.shared)`.
  private mutating func follow(_ destination: ValueUse.Destination, ofResultOf receiver: DeclReferenceExprSyntax) {
    switch destination {
    case .bound(let names) where receiver.isCreation:
      if code.isOfProject(ExprSyntax(receiver)) { containers.formUnion(names.map(\.text)) }
    case .bound, .assigned: if !receiver.isCreation { follow(destination) }
    default: return
    }
  }

  /// Adds a local that gets a shared value. An object of the system stores it without calling it.
  private mutating func addContainer(_ local: DeclReferenceExprSyntax) {
    if code.isLocal(local), code.value(of: ExprSyntax(local))?.referent.system == nil { containers.insert(local.name) }
  }
}

extension Syntax {
  /// The names that aren't those of members, without those in local types.
  var valueReferences: [DeclReferenceExprSyntax] {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .keyPathExpr: return []
    default: break
    }
    // The condition of `#if` names no values.
    if let clause = self.as(IfConfigClauseSyntax.self) {
      return clause.elements.map { Syntax($0).valueReferences } ?? []
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.variable == nil ? [] : [reference] }
    return children(viewMode: .sourceAccurate).flatMap(\.valueReferences)
  }
}
