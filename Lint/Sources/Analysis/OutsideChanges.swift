public import LintSemantics
public import LintSyntax

extension FileReading {
  /// Whether code outside a type sets one of its properties, or may set it: a view binds to it, another object assigns it, a
  /// subclass or an extension in another file does, or a protocol requires a setter.
  public func isSetFromOutside(_ property: DeclarationID, of type: TypeID) -> Bool {
    let name = facts[property].name
    if project.writes(to: name, of: type).contains(where: { $0.file != file }) { return true }
    if project.descendants(of: type).contains(where: { !project.writes(to: name, of: $0).isEmpty }) { return true }
    let isRequired = project.ancestors(of: type).contains { parent in
      project.declaredMembers(named: name, of: parent).contains { project[$0].modifiers.contains(.settable) }
    }
    return isRequired
      || project.shared(MemberChanges.self).places(of: name).contains { isChange($0, of: type) }
  }

  /// Whether the base of a changed member may be an object of a type, and the code isn't part of the type.
  private func isChange(_ place: MemberPlace, of type: TypeID) -> Bool {
    let facts = project.facts(place.file)
    guard let base = facts.firstPart(of: place.expression) else { return true }
    let around = project.enclosingType(of: facts[place.expression].owner, file: place.file)
    if place.file == file, around.map({ project.withOuterTypes($0).contains(type) }) ?? false { return false }
    guard let value = project.value(of: base, file: place.file) else { return true }
    switch value.referent {
    case .project(let owner):
      return owner == type || project.ancestors(of: type).contains(owner) || project.ancestors(of: owner).contains(type)
    case .system: return false
    default: return true
    }
  }
}

/// The members that code changes through a base, in the whole project: `viewModel.title = ""`, `$viewModel.title`.
struct MemberChanges: SharedResult {
  private var places: [Name: [MemberPlace]] = [:]

  func places(of name: Name) -> [MemberPlace] { places[name] ?? [] }

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs { add(index, facts, file, project) }
    }
  }

  private mutating func add(_ index: ExpressionID, _ facts: FileFacts, _ file: FileID, _ project: Project) {
    let node = facts[index]
    switch node.kind {
    case .assignment:
      if let target = facts.target(of: index) { addChain(target, facts, file) }
    case .call:
      guard let callee = facts.callee(of: index), facts[callee].kind == .member, let base = facts.firstPart(of: callee),
        facts[base].kind != .reference, mutates(callee, facts, file, project)
      else { return }
      addChain(base, facts, file)
    case .reference, .member:
      if node.flags.contains(.byReference) { addChain(index, facts, file) }
      if node.name.hasPrefix("$") { addBinding(index, facts, file) }
    case .keyPath:
      guard let argument = node.parent, let call = facts[argument].parent, facts[call].kind == .call,
        let callee = facts.callee(of: call), project.streams(in: file)[facts[callee].name].contains(.assigns)
      else { return }
      places[node.name, default: []].append(MemberPlace(file: file, expression: index))
    default: return
    }
  }

  /// `viewModel.items.append(item)`, `viewModel.isOn.toggle()`
  private func mutates(_ callee: ExpressionID, _ facts: FileFacts, _ file: FileID, _ project: Project) -> Bool {
    let name = facts[callee].name
    if CollectionMembers[name].contains(.mutates) || name == LanguageWords.toggle { return true }
    return project.declaration(readBy: callee, file: file).map { project[$0].modifiers.contains(.mutating) } ?? false
  }

  /// Each member of a chain: `viewModel.filter.text = ""` changes `filter` as well, unless that is an object.
  private mutating func addChain(_ chain: ExpressionID, _ facts: FileFacts, _ file: FileID) {
    var next: ExpressionID? = chain
    while let index = next {
      let node = facts[index]
      switch node.kind {
      case .member where !node.flags.contains(.implicitBase):
        // `assign(to: &viewModel.$title)` changes `title`.
        let name = node.name.hasPrefix("$") ? Name(String(node.name.text.dropFirst())) : node.name
        places[name, default: []].append(MemberPlace(file: file, expression: index))
      case .subscript: break
      case .tuple:
        for part in facts.parts(of: index) {
          addChain(facts[part].kind == .argument ? facts.firstPart(of: part) ?? part : part, facts, file)
        }
        return
      default: return
      }
      next = facts.firstPart(of: index)
    }
  }

  /// `$viewModel.filter.text`, `self.$viewModel.text`
  private mutating func addBinding(_ binding: ExpressionID, _ facts: FileFacts, _ file: FileID) {
    var index = binding
    while let outer = facts.expression(beginningWith: index),
      facts[outer].kind == .member || facts[outer].kind == .subscript
    {
      if facts[outer].kind == .member {
        places[facts[outer].name, default: []].append(MemberPlace(file: file, expression: outer))
      }
      index = outer
    }
  }
}
