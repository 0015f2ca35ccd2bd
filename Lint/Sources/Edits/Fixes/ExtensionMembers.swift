import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds members that a framework of the user interface adds to types of other frameworks: `row` in `indexPath.row`.
///
/// Such a file compiles without the import only as long as another file of its module imports the framework. If the type of the
/// object isn't known, the member counts unless a type of the project has one with its name.
struct ExtensionMembers {
  /// The name of the first one.
  private(set) var first: String?

  private let reading: FileReading
  private var facts: FileFacts { reading.facts }
  private var project: Project { reading.project }

  init(in reading: FileReading) {
    self.reading = reading
    first = usedMember ?? usedType
  }

  private var usedMember: String? {
    for index in facts.expressionIDs {
      let node = facts[index]
      let isUsed =
        switch node.kind {
        case .member: InterfaceMembers.mayName(node.name) && isAdded(index)
        case .reference:
          isCreation(index) || InterfaceMembers.isOfObjects(node.name) && reading.member(namedBy: index) == nil
        default: false
        }
      if isUsed { return node.name.text }
    }
    return nil
  }

  /// `NSAttributedString.DocumentType` as a type.
  private var usedType: String? {
    facts.typeIDs.first { id in
      guard facts[id].kind == .member, let outer = facts.firstPart(of: id) else { return false }
      return InterfaceMembers.contains(facts[id].name, of: facts[outer].name, labels: nil)
    }.map { facts[$0].name.text }
  }

  private func isAdded(_ index: ExpressionID) -> Bool {
    let name = facts[index].name
    if facts[index].flags.contains(.implicitBase) {
      return name == InterfaceMembers.initializer
        ? InterfaceMembers.contains(name, of: nil, labels: labels(index))
        : InterfaceMembers.isAttribute(name) && !isDeclared(name)
    }
    guard let base = facts.firstPart(of: index), reading.member(namedBy: index) == nil else { return false }
    switch reading.value(of: base)?.referent {
    case .project: return InterfaceMembers.isOfObjects(name)
    case .system(let system): return InterfaceMembers.contains(name, of: system.name, labels: labels(index))
    case .unknown(let type): return InterfaceMembers.contains(name, of: type, labels: labels(index))
    default: return InterfaceMembers.contains(name, of: nil, labels: labels(index)) && !isDeclared(name)
    }
  }

  /// Whether a reference is the type in `IndexPath(row: 0, section: 0)`.
  private func isCreation(_ index: ExpressionID) -> Bool {
    guard let labels = labels(index), !facts[index].name.isLowercase else { return false }
    return InterfaceMembers.contains(InterfaceMembers.initializer, of: facts[index].name, labels: labels)
  }

  /// The labels of the call of an expression; nil if it isn't called.
  private func labels(_ index: ExpressionID) -> [Name]? {
    guard let call = facts.expression(beginningWith: index), facts[call].kind == .call else { return nil }
    return facts.arguments(of: call).map { facts[$0].name }
  }

  /// Whether a type of the project has a member with a name.
  private func isDeclared(_ name: Name) -> Bool {
    project.typeIDs.contains { !project.declaredMembers(named: name, of: $0).isEmpty }
  }
}
