import LintAnalysis
import LintSemantics
import LintSyntax

/// The calls that create the objects of a class.
struct ObjectCreations {
  struct Call {
    let file: FileID
    let expression: ExpressionID
  }

  /// The calls; nil if other code may create objects as well: a subclass, the class as a value, or an initializer of an unknown
  /// type.
  private(set) var calls: [Call]?

  private let type: TypeID
  private let project: Project
  /// The class and the types that it inherits from or conforms to.
  private let family: Set<TypeID>
  /// The labels of each initializer.
  private let labels: [Set<Name>]

  init(of type: TypeID, in project: Project) {
    self.type = type
    self.project = project
    family = Set([type] + project.ancestors(of: type))
    let initializers = project.members(of: type).filter { project[$0].kind == .initializer }
    labels =
      initializers.isEmpty
      ? [[]]
      : initializers.map { initializer in
        let facts = project.file(initializer)
        let parameters = facts.children(of: initializer.declaration).filter { facts[$0].kind == .parameter }
        return Set(parameters.map { facts[$0].label })
      }
    guard project[type].kind == .class, project.descendants(of: type).isEmpty else { return }
    var found: [Call] = []
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs {
        switch use(of: index, facts, file) {
        case .other: continue
        case .creation(let call): found.append(Call(file: file, expression: call))
        case .unknown: return
        }
      }
    }
    calls = found
  }

  private enum OwnerUse {
    case creation(ExpressionID)
    case unknown
    /// A cast, a static member, or a use of another type.
    case other
  }

  private func use(of index: ExpressionID, _ facts: FileFacts, _ file: FileID) -> OwnerUse {
    let node = facts[index]
    switch node.kind {
    case .member where node.name == LanguageWords.initializer: return initializer(index, facts, file)
    case .reference, .member:
      return node.name.isLowercase || node.name.hasPrefix("$") ? .other : typeName(index, facts, file)
    case .type: return typeName(index, facts, file)
    default: return .other
    }
  }

  /// The use of a type: `List()`, `List.self`.
  private func typeName(_ index: ExpressionID, _ facts: FileFacts, _ file: FileID) -> OwnerUse {
    let next = facts.expression(beginningWith: index)
    guard let value = project.value(of: index, file: file) else { return unknownType(calledBy: next, facts) }
    switch value.referent {
    case .project(let found) where family.contains(found) && value.isType:
      guard let next else { return facts[index].kind == .type ? .other : .unknown }
      if facts[next].kind == .call { return found == type ? .creation(next) : .unknown }
      // `initializer(_:_:_:)` examines `List.init`.
      return facts[next].kind == .member && facts[next].name != LanguageWords.selfWord ? .other : .unknown
    case .generic, .ambiguous: return unknownType(calledBy: next, facts)
    default: return .other
    }
  }

  /// The use of an initializer by its name: `List.init`, `self.init`, `.init`.
  private func initializer(_ index: ExpressionID, _ facts: FileFacts, _ file: FileID) -> OwnerUse {
    guard let next = facts.expression(beginningWith: index), facts[next].kind == .call else { return .unknown }
    guard let base = facts.firstPart(of: index) else { return unknownType(calledBy: next, facts) }
    if facts[base].kind == .super { return .other }
    guard let value = project.value(of: base, file: file) else { return unknownType(calledBy: next, facts) }
    let isSelf = facts[base].kind == .reference && facts[base].name == LanguageWords.selfWord
    switch value.referent {
    case .project(let found) where family.contains(found):
      return found == type && (value.isType || isSelf) ? .creation(next) : .unknown
    case .project, .system, .unknown: return value.isType || isSelf ? .other : unknownType(calledBy: next, facts)
    case .generic, .ambiguous: return unknownType(calledBy: next, facts)
    }
  }

  /// The use of a type that isn't known. A call without the labels of an initializer creates another object.
  private func unknownType(calledBy next: ExpressionID?, _ facts: FileFacts) -> OwnerUse {
    guard let next, facts[next].kind == .call else { return .other }
    let used = Set(facts.arguments(of: next).filter { !facts[$0].flags.contains(.trailing) }.map { facts[$0].name })
    return labels.contains { used.isSubset(of: $0) } ? .unknown : .other
  }
}
