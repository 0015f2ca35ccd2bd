import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// The values that a closure received or captured, or that follow from them, and that may contain functions.
struct OuterValues {
  private var names: Set<String> = []
  /// The closures inside whose `$0` and so on are values from outside.
  private var innerClosures: Set<SyntaxIdentifier> = []

  private let file: FixableFile
  private let declaration: DeclarationID
  private let closure: ClosureExprSyntax
  private let context: ClosureContext

  private var facts: FileFacts { file.facts }
  private var project: Project { file.reading.project }

  init(of closure: ClosureExprSyntax, _ declaration: DeclarationID, _ context: ClosureContext, _ file: FixableFile) {
    self.file = file
    self.declaration = declaration
    self.closure = closure
    self.context = context
    names = receivedNames.union(capturedNames)
    followValues()
  }

  private var receivedNames: Set<String> {
    let parameters = facts.children(of: declaration).filter { facts[$0].kind == .parameter }
    let named = parameters.enumerated().filter { position, id in
      !project.isPlainValue(SymbolID(file: file.reading.file, declaration: id))
        && !context.isPlainParameter(at: position)
    }
    return Set(named.map { facts[$0.element].name.text })
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
  func isCaptured(_ id: SymbolID) -> Bool {
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
    while count != names.count + innerClosures.count {
      count = names.count + innerClosures.count
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
      for inner in call.closures where isMentioned(in: call, except: inner) {
        names.formUnion(inner.parameterNames)
        innerClosures.insert(inner.id)
      }
    }
    for child in node.children(viewMode: .sourceAccurate) { bind(in: child) }
  }

  private mutating func bind(_ pattern: Syntax, to value: Syntax) {
    if firstName(in: value) == nil { return }
    names.formUnion(
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

  /// Whether a name, including `$0`, refers to one of the values.
  func contains(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let name = reference.variable else { return false }
    guard name.hasPrefix("$"), let position = Int(name.dropFirst()) else { return names.contains(name) }
    guard let receiver = reference.closureOfShorthand else { return false }
    return receiver.id == closure.id ? !context.isPlainParameter(at: position) : innerClosures.contains(receiver.id)
  }

  func isMentioned(in call: FunctionCallExprSyntax, except inner: ClosureExprSyntax) -> Bool {
    firstName(in: Syntax(call.calledExpression)) != nil
      || call.arguments.contains { $0.expression.id != ExprSyntax(inner).id && firstName(in: Syntax($0)) != nil }
  }

  /// The first name in code that refers to one of the values.
  func firstName(in node: Syntax, where isIncluded: (Syntax) -> Bool = { _ in true }) -> String? {
    if !isIncluded(node) { return nil }
    if let reference = node.as(DeclReferenceExprSyntax.self), contains(reference) { return reference.baseName.text }
    for child in node.children(viewMode: .sourceAccurate) {
      if let name = firstName(in: child, where: isIncluded) { return name }
    }
    return nil
  }
}
