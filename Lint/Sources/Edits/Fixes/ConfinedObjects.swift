import LintAnalysis
import LintSemantics
import LintSyntax

/// Proves that only the properties of one class retain the objects of another, and that the objects run only while it exists.
///
/// The holder may call methods of such an object through `self`, and read and write its members. Any other use may store the object where its type is
/// unknown: an argument, an element, a local name, a pattern, a capture list, a key path, a method without a call. The object's own code may do the
/// same with `self`. It contains no closure that may run later, no local function, no asynchronous code and no `deinit`, and names only what
/// the project or the language declares.
struct ConfinedObjects {
  private let project: Project
  private let holder: TypeID
  /// The types by which code can use the objects.
  private let family: Set<TypeID>
  /// The names of the properties that store them.
  private let propertyNames: Set<Name>

  /// - Parameters:
  ///   - family: a class with its ancestors and descendants.
  ///   - properties: the properties of the holder with these types.
  init(of family: Set<TypeID>, in properties: [SymbolID], of holder: TypeID, _ project: Project) {
    self.project = project
    self.holder = holder
    self.family = family
    propertyNames = Set(properties.map { project[$0].name })
  }

  var areProven: Bool {
    project.fileIDs.allSatisfy { file in
      let reading = FileReading(project, file: file, recordsDependencies: false)
      return reading.facts.expressionIDs.allSatisfy {
        (!isObject($0, reading) || isConfined($0, reading)) && !isUnknown($0, reading)
      }
        && reading.facts.declarationIDs.allSatisfy { isConfined($0, reading) }
    }
  }

  // MARK: - Expressions

  /// Whether an expression may be one of the objects.
  private func isObject(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard [.reference, .member, .call, .subscript, .sequence].contains(facts[index].kind), !isCallee(index, facts)
    else {
      return false
    }
    if let value = reading.value(of: index) {
      return !value.isType && value.referent.type.map(family.contains) ?? false
    }
    // A property of a value whose type isn't known, or a variable with its name.
    guard propertyNames.contains(facts[index].name) else { return false }
    if facts[index].kind == .reference { return true }
    guard facts[index].kind == .member, let base = facts.firstPart(of: index) else { return false }
    return reading.value(of: base) == nil
  }

  /// Whether an expression may retain an object although it isn't one.
  private func isUnknown(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    let node = facts[index]
    if node.kind == .keyPath { return propertyNames.contains(node.name) }
    guard isOwn(node.owner, reading) else { return false }
    switch node.kind {
    // `#selector(load)`, `super.perform(…)`
    case .macro, .super: return true
    case .reference where node.name.isLowercase && !LanguageWords.isReserved(node.name):
      guard let found = reading.member(namedBy: index) else {
        return !node.name.hasPrefix("$") && !StandardFunctions.contains(node.name)
      }
      return project[found].kind == .function && !isCallee(index, facts)
    default: return false
    }
  }

  /// The value of a function is that of its call, so the call is examined.
  private func isCallee(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .call } ?? false
  }

  /// Other objects may be released as soon as their property is read: `flow.viewModel.load()`.
  private func isSelf(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    facts[index].kind == .reference && facts[index].name == LanguageWords.selfWord
  }

  /// Whether the use of an object doesn't retain it, and its holder exists meanwhile.
  private func isConfined(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    // The subject of a `switch` or `case` has no parent, and a pattern may bind a name to it.
    guard let parent = facts[index].parent else { return false }
    if facts[index].kind == .member, let base = facts.firstPart(of: index), !isSelf(base, facts) { return false }
    switch facts[parent].kind {
    case .member:
      guard let member = reading.member(namedBy: parent) else { return isCleared(parent, facts) }
      return isCallee(parent, facts) || project[member].kind == .property
    case .assignment:
      return facts.target(of: parent).map { $0 == index || isProperty(reading.member(namedBy: $0)) } ?? false
    case .binding: return isProperty(facts[parent].declaration.map(reading.id))
    default: return false
    }
  }

  /// Whether code assigns `nil` to a member.
  private func isCleared(_ member: ExpressionID, _ facts: FileFacts) -> Bool {
    guard let parent = facts[member].parent, facts[parent].kind == .assignment, facts.target(of: parent) == member
    else {
      return false
    }
    return facts.value(of: parent).map { facts[$0].kind == .nil } ?? false
  }

  /// Whether a declaration is a property that is known to store the objects.
  private func isProperty(_ id: SymbolID?) -> Bool {
    guard let id, project[id].kind == .property, project.enclosingType(of: id) == holder else { return false }
    return project.value(of: id)?.referent.type.map(family.contains) ?? false
  }

  // MARK: - Declarations

  private func isConfined(_ declaration: DeclarationID, _ reading: FileReading) -> Bool {
    let node = reading.facts[declaration]
    switch node.kind {
    case .capture, .local:
      // `self` is examined with its closure.
      if node.name == LanguageWords.selfWord || !node.modifiers.isDisjoint(with: [.weak, .unowned]) { return true }
      guard let value = project.value(of: reading.id(declaration)) else { return !propertyNames.contains(node.name) }
      return !(value.referent.type.map(family.contains) ?? false)
    case .deinitializer: return !isOwn(declaration, reading)
    case .closure: return !isOwn(declaration, reading) || project.isImmediate(declaration, reading.file)
    case .function, .initializer, .accessor:
      // A task may run asynchronous code while nothing else retains the object.
      let isLocal = node.kind == .function && node.parent.map { !reading.facts[$0].kind.hasMembers } ?? false
      return !isOwn(declaration, reading) || !isLocal && !node.modifiers.contains(.async)
    default: return true
    }
  }

  /// Whether a declaration is in the code of the objects.
  private func isOwn(_ declaration: DeclarationID?, _ reading: FileReading) -> Bool {
    reading.enclosingType(of: declaration).map(family.contains) ?? false
  }
}
