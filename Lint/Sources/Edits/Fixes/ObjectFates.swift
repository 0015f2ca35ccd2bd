import LintAnalysis
import LintSemantics
import LintSyntax

/// Follows an object through code of the project, to tell whether anything keeps it.
///
/// The object is kept if a property gets it, or a closure that is kept. Functions and initializers of the project keep an argument only if
/// their code does. Other code may keep what it gets.
struct ObjectFates {
  enum ObjectFate: Equatable {
    case dropped
    /// The caller of a function, or the reader of a property, gets the object.
    case returned(by: SymbolID)
    /// Code that the project doesn't contain gets the object, or code that isn't followed.
    case handedOver
    case kept
  }

  let project: Project
  /// The class of the object and those that inherit from it, and the types that they inherit from or conform to.
  let family: Set<TypeID>
  /// The locals and parameters on the path of the object.
  var visited: Set<SymbolID> = []

  init(of family: Set<TypeID>, in project: Project) {
    self.project = project
    self.family = family
  }

  /// Where the value of an expression goes.
  func fate(of object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    var copy = self
    return copy.follow(object, reading)
  }

  mutating func follow(_ object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let parent = facts[object].parent else { return follow(statement: object, reading) }
    switch facts[parent].kind {
    case .member: return follow(member: parent, of: object, reading)
    case .argument: return follow(argument: parent, reading)
    case .assignment: return follow(assignment: parent, of: object, reading)
    case .binding: return follow(binding: parent, reading)
    case .return: return follow(result: parent, reading)
    case .sequence where isCompared(parent, facts): return .dropped
    case .sequence, .array, .dictionary: return follow(parent, reading)
    case .subscript where facts.firstPart(of: parent) == object: return follow(parent, reading)
    case .call where facts.callee(of: parent) == object: return .dropped
    // `"\(detail)"`
    case .literal: return .dropped
    case .iteration: return follow(elementsOf: object, in: parent, reading)
    default: return .handedOver
    }
  }

  /// Where the value of an expression goes that isn't a part of another one.
  mutating func follow(statement: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    // Otherwise it is the subject of a `switch` or `case`, and a pattern may bind a name to it.
    guard facts[statement].kind == .call, let callee = facts.callee(of: statement) else { return .handedOver }
    let functions = project.functions(calledBy: statement, file: reading.file)
    // `self.init(rootViewController: list)`
    if facts[callee].name == LanguageWords.initializer { return .handedOver }
    if functions.isEmpty, reading.value(of: callee)?.isType != true { return .dropped }
    if functions.contains(where: mayIgnoreResult) { return .dropped }
    // The value of an `if` or `switch` in `return if …`, or of one that is the only statement of a body.
    let result = follow(result: statement, reading)
    if result != .dropped { return result }
    return isBranch(statement, facts) ? .handedOver : .dropped
  }

  /// Whether a statement is in the `if` or `switch` of `detail = if isNew { Detail() } else { shown }`.
  func isBranch(_ statement: ExpressionID, _ facts: FileFacts) -> Bool {
    let range = facts[statement].range
    return facts.expressionIDs.contains { index in
      [.assignment, .binding, .return].contains(facts[index].kind) && facts[index].owner == facts[statement].owner
        && facts[index].range.start < range.start && facts[index].range.end >= range.end
    }
  }

  func mayIgnoreResult(_ function: SymbolID) -> Bool {
    project[function].type == nil
      || project.file(function).attributes(of: project[function]).contains { $0.name == "discardableResult" }
  }

  /// `for detail in details`
  mutating func follow(
    elementsOf list: ExpressionID, in loop: ExpressionID, _ reading: FileReading
  ) -> ObjectFate {
    let facts = reading.facts
    let pattern = facts[loop].range.start..<facts[list].range.start
    let variables = facts.declarationIDs.filter { facts[$0].kind == .local && pattern.contains(facts[$0].nameStart) }
    return variables.isEmpty ? .handedOver : joined(variables.map { follow(variable: reading.id($0)) })
  }

  /// Where the objects go that a passed initializer creates: `names.map(DetailCoordinator.init)`. Other functions may keep what they create
  /// with it.
  func fate(ofObjectsBy initializer: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    guard let argument = facts[initializer].parent, let call = facts[argument].parent, transforms(call, reading) else {
      return .handedOver
    }
    return fate(of: call, reading)
  }

  static let comparisons: NameSet = ["==", "!=", "===", "!=="]

  /// Whether operands are only compared: `detail === other`.
  func isCompared(_ sequence: ExpressionID, _ facts: FileFacts) -> Bool {
    facts.parts(of: sequence).contains {
      facts[$0].kind == .operator && Self.comparisons.contains(facts[$0].name)
    }
  }

  func joined(_ fates: [ObjectFate]) -> ObjectFate {
    fates.first { $0 == .kept } ?? fates.first { $0 == .handedOver } ?? fates.first { $0 != .dropped } ?? .dropped
  }

  /// A method of the object may keep it if its code isn't known. The object that the method returns may be the same.
  mutating func follow(member: ExpressionID, of object: ExpressionID, _ reading: FileReading) -> ObjectFate {
    let facts = reading.facts
    let name = facts[member].name
    // `viewModel.$title` is the value of a property wrapper.
    if name.hasPrefix("$") { return .dropped }
    let call = facts.expression(beginningWith: member).flatMap { facts[$0].kind == .call ? $0 : nil }
    if isCollection(object, reading), !CollectionMembers[name].isEmpty || name == Self.values {
      return follow(elementsUsedBy: name, member, call, reading)
    }
    let members =
      reading.member(namedBy: member).map { [$0] } ?? family.compactMap { project.firstMember(named: name, of: $0) }
    // A property that the project doesn't declare: `detail.view`.
    if members.isEmpty, call == nil { return .dropped }
    if members.isEmpty { return .handedOver }
    let used = call ?? member
    if members.contains(where: mayReturnObject) { return follow(used, reading) }
    // A value that contains the object, as in `row.detail`.
    let isContained = call != nil || !isObject(object, reading)
    return isContained && isObject(used, reading) ? follow(used, reading) : .dropped
  }

  func isObject(_ expression: ExpressionID, _ reading: FileReading) -> Bool {
    reading.value(of: expression)?.referent.type.map(family.contains) ?? false
  }

  /// Whether a member may return the object itself: `func toPresent() -> UIViewController { self }`.
  func mayReturnObject(_ member: SymbolID) -> Bool {
    let code = project.implementedMembers(runAs: member) + project.foreignImplementations(of: member)
    // Other types may conform to the protocol.
    if code.isEmpty { return project[member].kind == .function && project[member].type != nil }
    return code.contains { id in
      let facts = project.file(id)
      return facts.subtree(of: id.declaration).contains { declaration in
        facts[declaration].kind != .closure
          && facts[declaration].code.contains { index in
            facts[index].kind == .return && facts.firstPart(of: index).map(facts.isSelf) ?? false
          }
      }
    }
  }
}
