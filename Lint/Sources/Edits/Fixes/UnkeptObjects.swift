import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds a place that creates an object of a class and doesn't keep it: `DetailCoordinator().start()`.
///
/// Only its own closures may retain such an object. A place keeps an object if it stores, passes or returns it, or if its methods aren't
/// known. The object keeps itself if its own code passes `self` on or stores it.
struct UnkeptObjects {
  struct UnkeptCreation {
    let file: FileID
    let offset: UInt32
  }

  /// The first place.
  private(set) var first: UnkeptCreation?

  private let project: Project
  /// The class and those that inherit from it, which the places create.
  private let created: Set<TypeID>
  /// These, and the types that they inherit from or conform to.
  private let family: Set<TypeID>

  init(of type: TypeID, in project: Project) {
    self.project = project
    let descendants = [type] + project.descendants(of: type)
    created = Set(descendants)
    family = created.union(descendants.flatMap(project.ancestors))
    guard project[type].kind == .class || project[type].kind == .actor else { return }
    let names = Set(created.map { project[$0].name })
    for file in project.fileIDs {
      let reading = FileReading(project, file: file, recordsDependencies: false)
      let place = reading.facts.expressionIDs.first {
        creates($0, names, reading) && !isKept($0, reading)
      }
      guard let place else { continue }
      if !keepsItself { first = UnkeptCreation(file: file, offset: reading.facts[place].range.start) }
      return
    }
  }

  private func creates(_ call: ExpressionID, _ names: Set<Name>, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard facts[call].kind == .call, var callee = facts.callee(of: call) else { return false }
    if facts[callee].name == LanguageWords.initializer, let base = facts.firstPart(of: callee) { callee = base }
    guard names.contains(facts[callee].name), let value = reading.value(of: callee), value.isType else { return false }
    return value.referent.type.map(created.contains) ?? false
  }

  // MARK: - Places

  /// Whether code around an object stores it, passes it on or returns it, or may do so.
  private func isKept(_ object: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    guard let parent = facts[object].parent else { return false }
    switch facts[parent].kind {
    case .member: return isKept(byMember: parent, reading)
    case .assignment: return isKept(byAssignment: parent, of: object, reading)
    case .binding:
      guard let declared = facts[parent].declaration else { return true }
      if facts[declared].modifiers.contains(.weak) { return false }
      return facts[declared].kind != .local || isKept(local: declared, reading)
    case .return:
      guard facts[parent].flags.contains(.implicit), let function = facts[parent].owner else { return true }
      return facts[function].kind != .function || facts[function].type != nil
    default: return true
    }
  }

  /// Whether a method of an object may keep it. The object that the method returns may be the same.
  private func isKept(byMember member: ExpressionID, _ reading: FileReading) -> Bool {
    // `viewModel.$title` is the value of a property wrapper.
    if reading.facts[member].name.hasPrefix("$") { return false }
    guard reading.member(namedBy: member) != nil else { return true }
    let result = reading.facts.expression(beginningWith: member).flatMap { reading.facts[$0].kind == .call ? $0 : nil }
    guard let result, reading.value(of: result)?.referent.type.map(family.contains) ?? false else { return false }
    return isKept(result, reading)
  }

  private func isKept(
    byAssignment assignment: ExpressionID, of object: ExpressionID, _ reading: FileReading
  ) -> Bool {
    let facts = reading.facts
    if facts.discardsValue(assignment) { return false }
    guard facts.value(of: assignment) == object, let target = facts.target(of: assignment) else { return true }
    if let stored = reading.member(namedBy: target) { return !project[stored].modifiers.contains(.weak) }
    return !Self.isDelegate(facts[target].name)
  }

  /// Whether objects of the system refer weakly to what a property with this name contains.
  private static func isDelegate(_ name: Name) -> Bool {
    NamingConventions.isDelegate(name) || name.text.lowercased().hasSuffix("datasource")
  }

  /// Whether code does more with a local than use its members.
  private func isKept(local: DeclarationID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    let name = facts[local].name
    return facts.expressionIDs.contains { index in
      guard facts[index].kind == .reference, facts[index].name == name,
        reading.member(namedBy: index) == reading.id(local)
      else { return false }
      return isCaptured(index, from: local, facts) || isKept(index, reading)
    }
  }

  /// Whether a closure that may outlive the local captures it.
  private func isCaptured(_ use: ExpressionID, from local: DeclarationID, _ facts: FileFacts) -> Bool {
    let outer = facts.enclosing(local).first { facts[$0].kind == .closure }
    return facts.enclosing(facts[use].owner).first { facts[$0].kind == .closure } != outer
  }

  // MARK: - The object's own code

  /// Whether code of the object stores `self` or passes it on.
  private var keepsItself: Bool {
    family.contains { type in
      project.members(of: type).contains { member in
        let reading = FileReading(project, file: member.file, recordsDependencies: false)
        return reading.facts.subtree(of: member.declaration).contains { declaration in
          reading.facts[declaration].code.contains { isSelf($0, reading.facts) && isKept($0, reading) }
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
