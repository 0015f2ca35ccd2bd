import LintSemantics
import LintSyntax

/// UI values that code only passes on: a declaration that is reported, or the receiver's code, names their type.
extension FileReading {
  /// The types of the parameters in a declaration that their functions only store or pass on.
  func typesOfPassedParameters(in declaration: DeclarationID) -> HandleSet<TypeNodeID> {
    let types = facts.subtree(of: declaration).filter { facts[$0].kind == .parameter && isOnlyPassedOn($0) }
      .compactMap { facts[$0].type }
    return HandleSet(types.flatMap(facts.subtree))
  }

  /// `init(icon: UIImage) { self.icon = icon }`, `func badge(icon: UIImage) -> Badge { Badge(icon: icon) }`
  private func isOnlyPassedOn(_ parameter: DeclarationID, _ limit: Int = handoverLimit) -> Bool {
    guard facts[parameter].type != nil, let function = facts[parameter].parent else { return false }
    let uses = facts[function].code.filter { isReference($0, to: parameter) }
    return !uses.isEmpty && uses.allSatisfy { isHandedOn($0, limit) || isStored($0) }
  }

  /// The largest number of functions of a type that pass a view to each other.
  private static let handoverLimit = 3

  /// Whether a value is an argument, and what receives it doesn't belong to the views: neither the listener of the view model, which is
  /// a view again, nor views that the view model stores, nor a function of the same type that uses the view. A call that
  /// gives the view model a part of the view, such as its data source, uses the view, too.
  private func isHandedOn(_ value: ExpressionID, _ limit: Int) -> Bool {
    guard let call = call(receiving: value), !(isView(value) && givesPartOfView(call)) else { return false }
    if let receiver = ownParameter(receiving: value, of: call), isView(value) {
      return limit > 0 && reading(of: receiver.file).isOnlyPassedOn(receiver.declaration, limit - 1)
    }
    guard let callee = facts.callee(of: call), facts[callee].kind == .member, let base = facts.firstPart(of: callee),
      let receiver = project.declaration(readBy: base, file: file), project[receiver].kind == .property
    else { return true }
    return !storesViews(receiver) && !(storesListener(receiver) && isView(value))
  }

  /// The parameter of a function of the same type that receives a value: `isFilled(field)`, `self.isFilled(field)`.
  private func ownParameter(receiving value: ExpressionID, of call: ExpressionID) -> SymbolID? {
    guard let callee = facts.callee(of: call), let argument = facts[value].parent,
      facts[callee].kind == .reference || facts.isOwnMember(callee),
      let function = project.declaration(readBy: callee, file: file), project[function].kind == .function,
      let type = enclosingType(of: facts[call].owner), project.enclosingType(of: function) == type
    else { return nil }
    return project.parameter(of: function, for: argument, file: file).map {
      SymbolID(file: function.file, declaration: $0)
    }
  }

  /// `UITableViewDiffableDataSource(tableView: tableView)`, `dataSource = ListSection.dataSource(tableView: tableView)`
  private func givesPartOfView(_ call: ExpressionID) -> Bool {
    if let given = self.value(of: call), isInterface(given.referent) { return true }
    guard let assignment = facts[call].parent, facts[assignment].kind == .assignment,
      let target = facts.target(of: assignment), target != call, facts.isOwnMember(target),
      let kept = self.value(of: target)
    else { return false }
    return isInterface(kept.referent)
  }

  private func isInterface(_ referent: Referent) -> Bool {
    if case .system(let system) = referent { system.kind == .interface } else { false }
  }

  private func storesViews(_ property: SymbolID) -> Bool {
    project[property].type.map { namesUIType($0, in: property.file, .view) } ?? false
  }

  private func storesListener(_ property: SymbolID) -> Bool { project.vocabulary.isListener(project[property].name) }

  private func isView(_ value: ExpressionID) -> Bool {
    self.value(of: value).map { project.uiCategory(of: $0.referent) == .view } ?? false
  }

  private func call(receiving value: ExpressionID) -> ExpressionID? {
    guard let argument = facts[value].parent, facts[argument].kind == .argument, let call = facts[argument].parent,
      facts[call].kind == .call
    else { return nil }
    return call
  }

  private func isStored(_ value: ExpressionID) -> Bool { property(storing: value) != nil }

  /// The property of `self`, or of a type in a view model, whose type is a UI type and to which a value is assigned.
  private func property(storing value: ExpressionID) -> SymbolID? {
    guard let assignment = facts[value].parent, facts[assignment].kind == .assignment,
      let target = facts.target(of: assignment), target != value, let property = uiProperty(target),
      facts.isOwnMember(target) || isOfViewModel(property)
    else { return nil }
    return property
  }

  private func uiProperty(_ expression: ExpressionID) -> SymbolID? {
    guard let property = project.declaration(readBy: expression, file: file), let type = project[property].type,
      namesUIType(type, in: property.file)
    else { return nil }
    return property
  }

  /// Whether a property belongs to a view model or a type in one, such as its state.
  private func isOfViewModel(_ property: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: property) else { return false }
    return project.withOuterTypes(type).contains { project.roles.plays(.viewModel, $0) }
  }

  private func namesUIType(_ type: TypeNodeID, in file: FileID, _ only: UICategory? = nil) -> Bool {
    project.facts(file).subtree(of: type).contains { node in
      project.uiCategory(of: project.referent(of: TypeUse(file: file, node: node))).map { only == nil || $0 == only }
        ?? false
    }
  }
}

extension FileReading {
  /// The member around a declaration, if it is a property or a function that states a UI value as its result.
  func valueMember(around owner: DeclarationID?) -> DeclarationID? {
    guard let (member, _) = member(around: owner) else { return nil }
    return facts[member].kind == .property || statesUIValue(member) ? member : nil
  }

  private func statesUIValue(_ member: DeclarationID) -> Bool {
    facts[member].type.map { namesUIType($0, in: file, .value) } ?? false
  }

  private func statesUIType(_ member: DeclarationID) -> Bool {
    facts[member].type.map { namesUIType($0, in: file) } ?? false
  }

  /// The member that states the type of a UI value: the property that stores it, or else the member around it. A local variable
  /// states it only if the member around it doesn't.
  func valueMember(of value: ExpressionID) -> DeclarationID? {
    let stored = property(storing: wholeValue(value)).flatMap { $0.file == file ? $0.declaration : nil }
    let outer = valueMember(around: facts[value].owner)
    if let stored, facts[stored].kind == .property { return stored }
    return outer ?? stored
  }

  /// Whether a declaration that is reported states the type of a UI value, or the value is only passed on.
  ///
  /// - Parameter isType: Whether the expression is the type, with which code creates the value.
  func isStatedElsewhere(_ value: ExpressionID, isType: Bool) -> Bool {
    if isType { return property(storing: wholeValue(value)).map { $0.file != file } ?? false }
    return isPassedOn(value) || member(around: facts[value].owner).map { statesUIType($0.member) } ?? false
  }

  /// Whether a UI value is only passed on: to an initializer or a function of the project, to a property of `self` that
  /// states its type, or through a local constant.
  private func isPassedOn(_ value: ExpressionID) -> Bool {
    let whole = wholeValue(value)
    if isStored(whole) { return true }
    if let call = call(receiving: whole) { return facts.callee(of: call).map(receivesValues) ?? false }
    guard let binding = facts[whole].parent, facts[binding].kind == .binding, let local = facts[binding].declaration,
      facts[local].kind == .local, facts[local].type == nil, let function = facts[local].parent
    else { return false }
    let uses = facts[function].code.filter { isReference($0, to: local) }
    return !uses.isEmpty && uses.allSatisfy(isPassedOn)
  }

  /// The value at the end of a chain, or of an expression that chooses between values, such as `isOn ? icon : nil`.
  private func wholeValue(_ value: ExpressionID) -> ExpressionID {
    var whole = value
    while let parent = facts[whole].parent {
      switch facts[parent].kind {
      case .member, .sequence, .array: whole = parent
      case .call where facts.callee(of: parent) == whole: whole = parent
      default: return whole
      }
    }
    return whole
  }

  /// Whether a callee is an initializer, a case, or a function or stored closure of the project, or sends values to a property
  /// of `self` that states their type.
  private func receivesValues(_ callee: ExpressionID) -> Bool {
    let node = facts[callee]
    if node.flags.contains(.implicitBase) { return true }
    if project.declaration(readBy: callee, file: file) != nil { return true }
    if node.kind == .member, let base = facts.firstPart(of: callee), facts.isOwnMember(base), uiProperty(base) != nil {
      return true
    }
    let created = node.name == LanguageWords.initializer ? facts.firstPart(of: callee) ?? callee : callee
    if facts[created].kind == .super { return hasSuperclassInProject(facts[callee].owner) }
    guard facts[created].name.isEmpty || facts[created].name.isCapitalized, let type = value(of: created), type.isType
    else {
      return false
    }
    return project.uiCategory(of: type.referent) != .value && type.referent.system == nil
  }

  private func hasSuperclassInProject(_ owner: DeclarationID?) -> Bool {
    guard let type = enclosingType(of: owner) else { return false }
    return project.ancestors(of: type).contains { project[$0].kind == .class }
  }
}
