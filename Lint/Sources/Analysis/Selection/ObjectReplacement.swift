import LintSemantics
import LintSyntax

/// Objects that hold the data, and that code replaces by others.
extension DataChangeFinder {
  /// The assignment of another object to a property: of a cell, which a table configures again for other data, or of a new
  /// object in place of the one that the rows were drawn from.
  func replacement(of object: ExpressionID, _ file: FileID) -> DataChange? {
    guard let id = project.declaration(readBy: object, file: file), project[id].kind == .property,
      project[id].modifiers.isDisjoint(with: [.constant, .computed]), let type = project.enclosingType(of: id),
      case .write(let write, let property)? = project.change(of: id, in: type, except: exception, countsParts: false)
    else { return nil }
    if project.roles.plays(.cell, type) { return project.isEmptyValue(write) ? nil : .write(write, to: property) }
    return project.createsObject(id) && write.value.map { project.createsObject($0, write.file) } ?? false
      ? .write(write, to: property) : nil
  }

  /// The change of the data that a computed property or function makes a new object of at each call:
  /// `var list: EventList { EventList(events) }`.
  mutating func changeOfNewObject(_ object: ExpressionID, _ file: FileID, _ limit: Int) -> DataChange? {
    guard let id = project.declaration(readBy: object, file: file),
      project[id].kind == .function || project[id].modifiers.contains(.computed),
      project.file(id).results(of: id.declaration).contains(where: { project.createsObject($0, id.file) })
    else { return nil }
    return change(id, isList: false, limit - 1)
  }

  /// The replacement of the object whose method received the index: `data` in `data.user(at: index)`.
  func replacement(ofReceiverIn steps: [IndexStep]) -> DataChange? {
    guard case .call(let function, let place)? = steps.last else { return nil }
    let facts = project.facts(place.file)
    // A cell's own controls select from the object that the cell shows at the same time.
    guard let object = project.call(of: function, at: place).flatMap(facts.callee).flatMap(facts.firstPart),
      let user = project.enclosingType(of: facts[object].owner, file: place.file), !project.roles.plays(.cell, user)
    else { return nil }
    return replacement(of: object, place.file)
  }
}

extension Project {
  /// Whether the initial value of a property or local is a new object.
  func createsObject(_ variable: SymbolID) -> Bool {
    self[variable].value.flatMap(file(variable).firstPart).map { createsObject($0, variable.file) } ?? false
  }

  /// `EventList()`, or a local with such a value
  func createsObject(_ value: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    if facts[value].kind == .reference, let local = declaration(readBy: value, file: file), self[local].kind == .local {
      return createsObject(local)
    }
    guard facts[value].kind == .call, let callee = facts.callee(of: value) else { return false }
    // `EventList.init()`
    let created = facts[callee].name == LanguageWords.initializer ? facts.firstPart(of: callee) ?? callee : callee
    return self.value(of: created, file: file)?.isType ?? false
  }
}

extension Project {
  /// The call that makes an object of a package change what it contains: `list.apply(changes)`, which returns nothing that
  /// code uses.
  func command(changing object: ExpressionID, file: FileID) -> (write: Write, property: Name)? {
    guard case .unknown? = value(of: object, file: file)?.referent, let id = declaration(readBy: object, file: file),
      self[id].kind == .property, let type = enclosingType(of: id)
    else { return nil }
    let name = self[id].name
    return self[type].bodies.firstResult { body in
      let facts = self.file(body)
      return facts[body.declaration].code.firstResult { place -> (write: Write, property: Name)? in
        guard facts[place].name == name, let member = facts.expression(beginningWith: place),
          facts[member].kind == .member, let call = facts.expression(beginningWith: member), facts[call].kind == .call,
          facts[call].parent == nil, !facts.arguments(of: call).isEmpty,
          declaration(readBy: place, file: body.file) == id,
          !isSetUp(declaration: facts[call].owner, file: body.file, of: type, limit: 3)
        else { return nil }
        return (
          Write(
            file: body.file, expression: call, value: nil, part: nil, isInElement: false, owner: facts[call].owner),
          name
        )
      }
    }
  }
}
