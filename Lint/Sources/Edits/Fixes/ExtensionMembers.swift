import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds members that a framework of the user interface adds to types of other frameworks: `row` in `indexPath.row`.
///
/// Such a file compiles without the import only as long as another file of its module imports the framework. If the type of the
/// object isn't known, the member counts, even if a type of the project has one with its name.
struct ExtensionMembers {
  /// The name of the first one.
  private(set) var first: String?

  private let reading: FileReading
  private var facts: FileFacts { reading.facts }

  init(in reading: FileReading) {
    self.reading = reading
    first = usedMember ?? usedType ?? overriddenMember
  }

  private var usedMember: String? {
    for index in facts.expressionIDs {
      let node = facts[index]
      let isUsed =
        switch node.kind {
        case .member: InterfaceMembers.mayName(node.name) && isAdded(index)
        case .keyPath: isAdded(lastOf: index)
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

  /// `override var accessibilityLabel: String?`
  private var overriddenMember: String? {
    facts.declarationIDs.first { id in
      let declaration = facts[id]
      guard declaration.modifiers.contains(.override), InterfaceMembers.isOfObjects(declaration.name),
        let type = reading.enclosingType(of: declaration.parent)
      else { return false }
      return !([type] + reading.project.ancestors(of: type)).contains { ancestor in
        reading.project.members(named: declaration.name, of: ancestor).contains {
          !reading.project[$0].modifiers.contains(.override)
        }
      }
    }.map { facts[$0].name.text }
  }

  private func isAdded(_ index: ExpressionID) -> Bool {
    let name = facts[index].name
    if facts[index].flags.contains(.implicitBase) {
      return name == InterfaceMembers.initializer
        ? InterfaceMembers.contains(name, of: nil, labels: labels(index))
        : InterfaceMembers.isConstantOfType(name) && reading.contextType(of: index) == nil
    }
    guard let base = facts.firstPart(of: index), reading.member(namedBy: index) == nil else { return false }
    if isElementOfProject(base) { return InterfaceMembers.isOfObjects(name) }
    return isAdded(name, to: reading.value(of: base)?.referent, labels(index)) && !isCoded(index)
  }

  /// Whether an expression is `$0` in a closure for the elements of a collection, and the project declares all types of the elements.
  private func isElementOfProject(_ index: ExpressionID) -> Bool {
    let node = facts[index]
    guard node.kind == .reference, node.name == Self.firstParameter, let closure = node.owner,
      facts[closure].kind == .closure, reading.project.isImmediate(closure, reading.file),
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      let call = facts[argument].parent, facts[call].kind == .call,
      let collection = facts.callee(of: call).flatMap(facts.firstPart),
      let use = reading.value(of: collection)?.use
    else { return false }
    let written = reading.project.facts(use.file)
    let names = written.subtree(of: use.node).filter { written[$0].kind == .named }
    return !names.isEmpty
      && names.allSatisfy { name in
        let found = reading.project.referents(of: TypeUse(file: use.file, node: name))
        return !found.isEmpty && found.allSatisfy { $0.type != nil }
      }
  }

  private static let firstParameter: Name = "$0"

  /// Whether the last name of a key path is such a member. Only the last one is known.
  private func isAdded(lastOf path: ExpressionID) -> Bool {
    let node = facts[path]
    let start = node.type.map { facts[$0].range.end } ?? node.range.start + 1
    if node.range.end > start + 1 + UInt32(node.name.text.utf8.count) { return true }
    guard InterfaceMembers.mayName(node.name) else { return false }
    let root = node.type.map { reading.project.referents(of: reading.use($0)) }
    return isAdded(node.name, to: root?.count == 1 ? root?.first : nil, nil)
  }

  private func isAdded(_ name: Name, to referent: Referent?, _ labels: [Name]?) -> Bool {
    switch referent {
    case .project: InterfaceMembers.isOfObjects(name)
    case .system(let system): InterfaceMembers.contains(name, of: system.name, labels: labels)
    case .unknown(let type): InterfaceMembers.contains(name, of: type, labels: labels)
    default: InterfaceMembers.contains(name, of: nil, labels: labels)
    }
  }

  /// Whether a call passes a coding key, as `container.encode(name, forKey: .name)`. The keys of the frameworks' members are strings.
  private func isCoded(_ index: ExpressionID) -> Bool {
    guard let call = facts.expression(beginningWith: index), facts[call].kind == .call else { return false }
    return facts.arguments(of: call).contains { argument in
      facts[argument].name == Self.keyLabel
        && facts.firstPart(of: argument).map { facts[$0].flags.contains(.implicitBase) } ?? false
    }
  }

  private static let keyLabel: Name = "forKey"

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
}

extension FileReading {
  /// The project's type of a constant without a base: `.font` in `style = .font`.
  func contextType(of index: ExpressionID) -> TypeID? {
    guard let parent = facts[index].parent else { return nil }
    switch facts[parent].kind {
    case .assignment: return facts.target(of: parent).flatMap { value(of: $0)?.referent.type }
    case .binding:
      guard let declared = facts[parent].declaration, facts[declared].type != nil else { return nil }
      return project.value(of: id(declared))?.referent.type
    case .return:
      guard let function = facts[parent].owner, facts[function].kind == .function else { return nil }
      return project.value(of: id(function))?.referent.type
    default: return nil
    }
  }
}
