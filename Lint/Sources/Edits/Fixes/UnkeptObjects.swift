import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds a place that creates an object of a class and doesn't keep it: `DetailCoordinator().start()`.
///
/// Only its own closures may retain such an object. A call of a function that returns a new object creates one, too, and so does reading
/// such a property. The creator may hand the object over to other code. The object keeps itself only if code of the project stores its `self`.
struct UnkeptObjects {
  /// The first place.
  private(set) var first: Place?

  private let project: Project
  /// The class and those that inherit from it, which the places create.
  private let created: Set<TypeID>
  /// These, and the types that they inherit from or conform to.
  private let family: Set<TypeID>
  private let fates: ObjectFates

  /// The functions and properties that return new objects, by name.
  private typealias Makers = [Name: Set<SymbolID>]

  init(of type: TypeID, in project: Project) {
    self.project = project
    let descendants = [type] + project.descendants(of: type)
    created = Set(descendants)
    family = created.union(descendants.flatMap(project.ancestors))
    fates = ObjectFates(of: family, in: project)
    guard project[type].kind == .class || project[type].kind == .actor else { return }
    let aliases = project.typeIDs.filter {
      project[$0].kind == .typeAlias && project.createdType(named: $0).map(created.contains) ?? false
    }
    let names = Set((created + aliases).map { project[$0].name })
    var makers: Makers = [:]
    var found = place(addingTo: &makers) { creates($0, names, $1) }
    // A function may return what another one makes.
    var known: Makers = [:]
    while found == nil, known != makers {
      known = makers
      found = place(addingTo: &makers) { uses(known, $0, $1) }
    }
    if let found, !keepsItself { first = found }
  }

  /// The first new object that isn't kept. Adds the functions that return one.
  private func place(
    addingTo makers: inout Makers, where isNew: (ExpressionID, FileReading) -> Bool
  ) -> Place? {
    for file in project.fileIDs {
      let reading = FileReading(project, file: file, recordsDependencies: false)
      for index in reading.facts.expressionIDs where isNew(index, reading) {
        let isPassed = reading.facts[index].kind == .member && reading.facts[index].name == LanguageWords.initializer
        switch isPassed ? fates.fate(ofObjectsBy: index, reading) : fates.fate(of: index, reading) {
        case .kept, .handedOver: continue
        case .dropped: return Place(file: file, offset: reading.facts[index].range.start)
        case .returned(let function): makers[project[function].name, default: []].insert(function)
        }
      }
    }
    return nil
  }

  // MARK: - New objects

  private func creates(_ call: ExpressionID, _ names: Set<Name>, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    if isPassedInitializer(call, names, reading) { return true }
    guard facts[call].kind == .call, var callee = facts.callee(of: call) else { return false }
    let isInitializer = facts[callee].name == LanguageWords.initializer
    if isInitializer, facts[callee].flags.contains(.implicitBase) {
      return reading.contextType(of: call).map(created.contains) ?? false
    }
    if isInitializer, let base = facts.firstPart(of: callee) {
      if isMetatype(base, reading) { return mayInitialize(call, reading) }
      callee = base
    }
    let name = facts[callee].name
    if let parameter = genericParameter(namedBy: callee, facts) {
      return project.constraint(of: reading.id(parameter)).map(family.contains) ?? false && mayInitialize(call, reading)
    }
    if name == LanguageWords.selfWord || name == LanguageWords.selfType {
      return isOwnCreation(callee, calledByName: isInitializer, reading)
    }
    guard names.contains(name), let value = reading.value(of: callee), value.isType else { return false }
    return value.referent.type.map(created.contains) ?? false
  }

  /// The generic parameter that an expression names: `Flow` in `func open<Flow: Coordinator>(_ type: Flow.Type) { Flow().start() }`.
  private func genericParameter(namedBy callee: ExpressionID, _ facts: FileFacts) -> DeclarationID? {
    guard facts[callee].kind == .reference, facts[callee].name.isCapitalized else { return nil }
    for declaration in facts.enclosing(facts[callee].owner) {
      let found = facts.children(of: declaration).first {
        facts[$0].kind == .genericParameter && facts[$0].name == facts[callee].name
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether code passes on an initializer: `names.map(DetailCoordinator.init)`. The caller of the function gets the object.
  private func isPassedInitializer(_ index: ExpressionID, _ names: Set<Name>, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[index].kind == .member, facts[index].name == LanguageWords.initializer, !reading.isCallee(index),
      let base = facts.firstPart(of: index), names.contains(facts[base].name), let value = reading.value(of: base),
      value.isType
    else { return false }
    return value.referent.type.map(created.contains) ?? false
  }

  /// Whether an expression is a type that only runs know: `type` in `type.init()`, where `type` is a variable.
  private func isMetatype(_ base: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    switch facts[base].kind {
    case .reference, .member:
      let name = facts[base].name
      return name.isLowercase && name != LanguageWords.selfWord && name != LanguageWords.selfType
    case .call: return facts.callee(of: base).map { facts[$0].name == "type" } ?? false
    default: return false
    }
  }

  /// Whether the class has an initializer with the labels of a call.
  private func mayInitialize(_ call: ExpressionID, _ reading: FileReading) -> Bool {
    let labels = reading.facts.arguments(of: call).map { reading.facts[$0].name }
    let initializers = family.flatMap { project.members(of: $0) }.filter { project[$0].kind == .initializer }
    if labels.isEmpty { return true }
    return initializers.contains { initializer in
      let declaring = project.file(initializer)
      let parameters = declaring.children(of: initializer.declaration).filter { declaring[$0].kind == .parameter }
      return labels.allSatisfy { label in parameters.contains { declaring[$0].label == label } }
    }
  }

  /// Whether `Self()`, or `self.init()` in a static function, creates an object. In an initializer, `self.init()` continues its work.
  private func isOwnCreation(_ base: ExpressionID, calledByName: Bool, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[base].kind == .reference, reading.enclosingType(of: facts[base].owner).map(created.contains) ?? false
    else { return false }
    if facts[base].name == LanguageWords.selfType { return true }
    return calledByName
      && !facts.enclosing(facts[base].owner).contains { facts[$0].kind == .initializer }
  }

  /// Whether an expression calls one of some functions, or reads one of some properties.
  private func uses(_ makers: Makers, _ index: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    func isMade(by found: [SymbolID], _ makers: Set<SymbolID>) -> Bool {
      // A type's own member runs, rather than other implementations of the requirement.
      let own = found.filter { !project.isRequirement($0) }
      return (own.isEmpty ? found : own).contains { !makers.isDisjoint(with: project.withImplementations($0)) }
    }
    switch facts[index].kind {
    case .call:
      guard let callee = facts.callee(of: index), let named = makers[facts[callee].name] else { return false }
      return isMade(by: project.functions(calledBy: index, file: reading.file), named)
    case .reference, .member:
      guard let named = makers[facts[index].name] else { return false }
      let found = project.declarations(namedBy: index, file: reading.file)
      return isMade(by: found.filter { project[$0].kind == .property }, named)
    case .subscript:
      guard !makers.isEmpty else { return false }
      let found = project.subscripts(usedBy: index, file: reading.file)
      return found.contains { makers[project[$0].name]?.contains($0) ?? false }
    default: return false
    }
  }

  // MARK: - The object's own code

  /// Whether code of the object stores `self`, or passes it to code that does. Other code that gets `self` may only look at it.
  private var keepsItself: Bool {
    family.contains { type in
      project.members(of: type).contains { member in
        let reading = FileReading(project, file: member.file, recordsDependencies: false)
        return reading.facts.subtree(of: member.declaration).contains { declaration in
          reading.facts[declaration].code.contains {
            isSelf($0, reading.facts) && fates.fate(of: $0, reading) == .kept
          }
        }
      }
    }
  }

  /// Whether an expression is `self`, other than as the base of a member or as a result. The caller's use of a result counts.
  private func isSelf(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    guard facts[index].kind == .reference, facts[index].name == LanguageWords.selfWord,
      let parent = facts[index].parent
    else { return false }
    return facts[parent].kind != .member && facts[parent].kind != .return
  }
}

extension Project {
  /// The type that an alias stands for.
  fileprivate func createdType(named alias: TypeID) -> TypeID? {
    target(ofAlias: alias).flatMap { referent(of: $0).type }
  }
}
