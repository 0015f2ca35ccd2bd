import LintSemantics
import LintSyntax

/// The places where the project may change the values of boxes such as subjects, by the names of their variables.
private struct BoxChanges: SharedResult {
  private var changes: [Name: [ExpressionPlace]] = [:]
  /// The names that code passes on or stores elsewhere. Other code may change their values.
  private var shared = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      let streams = project.streams(in: file)
      for index in facts.expressionIDs where facts[index].kind == .member || facts[index].kind == .reference {
        let name = facts[index].name
        guard let next = facts.expression(beginningWith: index) else {
          shared.insert(name)
          continue
        }
        switch facts[next].kind {
        case .member:
          let kinds = streams[facts[next].name]
          let isSent = kinds.contains(.sends) || facts[next].name == StreamAPI.sendsEvent
          if isSent || kinds.contains(.currentValue) && !facts.isOnlyRead(next) {
            changes[name, default: []].append(ExpressionPlace(file: file, expression: next))
          }
        case .call, .subscript, .return: continue
        default: shared.insert(name)
        }
      }
    }
  }

  /// The changes of the boxes with a name; nil if there may be others.
  func changes(of name: Name) -> [ExpressionPlace]? { shared.contains(name) ? nil : changes[name] ?? [] }
}

extension Project {
  /// Whether a variable contains a box whose value only changes before the first row is drawn: in the initializer or in
  /// `viewDidLoad` of its own type. False if dependencies are recorded, as in ``isSetBeforeShown(_:of:)``.
  func isFilledInSetUp(_ box: ExpressionID, file: FileID) -> Bool {
    guard !recordsDependencies, let property = declaration(readBy: box, file: file), self[property].kind == .property,
      self[property].modifiers.isDisjoint(with: [.public, .open]), let type = enclosingType(of: property),
      let changes = shared(BoxChanges.self).changes(of: self[property].name)
    else { return false }
    if changes.isEmpty { return startsFilled(property) }
    if changes.count == 1, isSentConstantList(changes[0]) { return true }
    return changes.allSatisfy { place in
      let facts = facts(place.file)
      guard let base = facts.firstPart(of: place.expression), facts.isOwnMember(base),
        enclosingType(of: facts[base].owner, file: place.file) == type,
        let next = facts.expression(beginningWith: place.expression)
      else { return false }
      return (facts[next].kind == .call || facts[next].kind == .assignment)
        && isSetUp(declaration: facts[base].owner, file: place.file, of: type, limit: 3)
    }
  }
}

extension Project {
  /// Whether code sends a list of constants: `sections.accept([.profile, .about])`.
  private func isSentConstantList(_ place: ExpressionPlace) -> Bool {
    let facts = facts(place.file)
    guard let call = facts.expression(beginningWith: place.expression), facts[call].kind == .call,
      let value = facts.arguments(of: call).first.flatMap(facts.firstPart)
    else { return false }
    return isConstantList(value, file: place.file)
  }

  /// `BehaviorRelay(value: Category.allCases)`
  private func startsFilled(_ box: SymbolID) -> Bool {
    let facts = file(box)
    guard let call = facts.initialValue(of: box.declaration), facts[call].kind == .call else { return false }
    return facts.arguments(of: call).first.flatMap(facts.firstPart).map(facts.isCompleteList) ?? false
  }
}

extension FileFacts {
  /// Whether a value is a list of elements, or all cases of an enum.
  func isCompleteList(_ value: ExpressionID) -> Bool {
    let node = self[value]
    if node.kind == .array { return firstPart(of: value) != nil }
    return node.kind == .member && node.name == LanguageWords.allCases
  }

  /// Whether code reads a member, but neither assigns nor changes it or its parts.
  fileprivate func isOnlyRead(_ member: ExpressionID) -> Bool {
    var place = member
    while let next = expression(beginningWith: place) {
      switch self[next].kind {
      case .assignment: return target(of: next) != place
      case .member where CollectionMembers[self[next].name].contains(.mutates): return false
      case .member, .subscript: place = next
      default: return true
      }
    }
    return !self[place].flags.contains(.byReference)
  }
}
