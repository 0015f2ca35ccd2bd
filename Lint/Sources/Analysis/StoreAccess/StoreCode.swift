import LintSemantics
import LintSyntax

/// Finds the store accesses in the code of one member of a view.
struct StoreCode {
  let reading: FileReading
  private let member: DeclarationID

  init(_ reading: FileReading, member: DeclarationID) {
    self.reading = reading
    self.member = member
  }

  var facts: FileFacts { reading.facts }
  var project: Project { reading.project }

  var accesses: [StoreAccess] {
    facts[member].code.compactMap { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty,
        !node.flags.contains(.implicitBase), node.name != LanguageWords.selfWord
      else { return nil }
      return access(index, node)
    }
  }

  private func access(_ index: ExpressionID, _ node: Expression) -> StoreAccess? {
    let read = project.declaration(readBy: index, file: reading.number)
    if let read, let system = project.storeUsed(by: read), !isInjected(index), !isWithinOwner(of: read),
      means(read, by: index), !isPassedToViews(index)
    {
      return StoreAccess(offset: facts.anchor(of: index), store: .system(system), act: .calls, owner: node.owner)
    }
    guard let value = value(of: index), let store = project.store(value.referent), !isPassedToViews(index) else {
      return nil
    }
    if value.isType { return typeAccess(index, node, store) }
    guard !isPassedOn(index, read), !continuesAccess(index), !isInjected(index), usesContents(index, store) else {
      return nil
    }
    return StoreAccess(offset: facts.anchor(of: index), store: store, act: .calls, owner: node.owner)
  }

  /// A stored closure that is called here counts as its result.
  private func value(of index: ExpressionID) -> Value? {
    let value = project.value(of: index, file: reading.number)
    guard let value, value.isFunction, let call = user(of: index), facts[call].kind == .call else {
      return value
    }
    return project.value(of: call, file: reading.number)
  }

  /// Whether a call means a global function: it must be visible, and its labels must match, because a view may inherit a
  /// member of the same name.
  private func means(_ read: SymbolID, by index: ExpressionID) -> Bool {
    let declaration = project[read]
    if declaration.parent != nil { return true }
    let isHidden = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    guard !isHidden || read.file == reading.number, let call = user(of: index), facts[call].kind == .call
    else { return false }
    let parameters = project.file(read).children(of: read.declaration).lazy.map {
      project.file(read)[$0]
    }.filter { $0.kind == .parameter }
    var labels = parameters.map(\.label)[...]
    return facts.parts(of: call).dropFirst().allSatisfy { part in
      let argument = facts[part]
      if argument.flags.contains(.trailing) { return true }
      guard let place = labels.firstIndex(of: argument.name) else { return false }
      labels = labels[(place + 1)...]
      return true
    }
  }

  /// An access by a type's name: an initializer, or a static member. Constants and nested types are only names.
  private func typeAccess(_ index: ExpressionID, _ node: Expression, _ store: KnownStore) -> StoreAccess? {
    guard let parent = user(of: index) else { return nil }
    let use = facts[parent]
    let act: StoreAccess.Act? =
      switch use.kind {
      case .call: .creates
      case .subscript: .calls
      case .member: usesContents(parent, use, store) && !isPassedInstance(parent, store) ? .calls : nil
      default: nil
      }
    return act.map { StoreAccess(offset: node.range.start, store: store, act: $0, owner: node.owner) }
  }

  /// Whether the next member in the chain, if any, reads or changes what the store contains.
  private func usesContents(_ index: ExpressionID, _ store: KnownStore) -> Bool {
    guard case .project(let type) = store, let user = user(of: index), facts[user].kind == .member else {
      return true
    }
    return project.asksStore(facts[user].name, of: type)
  }

  private func usesContents(_ parent: ExpressionID, _ use: Expression, _ store: KnownStore) -> Bool {
    let name = use.name.text
    guard let first = name.first, !first.isUppercase, name != "self" else { return false }
    switch store {
    case .system:
      return !SystemConstants.contains(use.name) && !SystemMembers[use.name].contains(.permission)
    case .project(let type):
      guard let declared = project.firstMember(named: use.name, of: type) else { return true }
      let declaration = project[declared]
      if declaration.kind == .enumCase { return false }
      // `X.shared.member`: the member after the shared instance decides.
      if project.value(of: declared)?.referent == .project(type) { return usesContents(parent, store) }
      let isConstant = declaration.kind == .property && declaration.modifiers.contains(.constant)
      return !isConstant && project.asksStore(use.name, of: type)
    }
  }
}

/// Positions in a chain: what it begins with, and what is called on it.
extension StoreCode {
  /// The expression of which this is the base.
  func user(of index: ExpressionID) -> ExpressionID? {
    guard let parent = facts.expression(beginningWith: index) else { return nil }
    switch facts[parent].kind {
    case .member, .call, .subscript: return parent
    default: return nil
    }
  }

  /// Whether the chain has reached a store before. Only the first place counts.
  func continuesAccess(_ index: ExpressionID) -> Bool {
    guard facts[index].kind == .member,
      let base = facts.firstPart(of: index).flatMap({ project.value(of: $0, file: reading.number) })
    else { return false }
    return project.store(base.referent) != nil
  }

  /// Whether the view only passes on a store, or stores it.
  func isPassedOn(_ index: ExpressionID, _ read: SymbolID?) -> Bool {
    if user(of: index) != nil { return isReportedInAncestor(read) }
    if isTarget(index) || isArgument(index) { return true }
    guard let read else { return true }
    let declaration = project[read]
    guard declaration.kind == .property || declaration.kind == .function else { return true }
    if declaration.parent == nil { return false }
    guard let type = project.enclosingType(of: read) else { return true }
    // Views may pass a view model's values from one view model to the next.
    return project.roles.viewSide(type) != nil || project.roles.plays(.viewModel, type)
  }

  /// `ProfileViewModel(session: .init(), store: store)`
  private func isArgument(_ index: ExpressionID) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .argument } ?? false
  }

  /// `ProfileViewModel(store: ProfileStore.shared)`
  private func isPassedInstance(_ instance: ExpressionID, _ store: KnownStore) -> Bool {
    isArgument(instance)
      && project.value(of: instance, file: reading.number).map { project.store($0.referent) } == store
  }

  /// Whether a superclass stores the store. The cause is reported there.
  private func isReportedInAncestor(_ read: SymbolID?) -> Bool {
    guard let read, project.isStoredProperty(project[read]), let owner = project.enclosingType(of: read),
      let type = project.enclosingType(of: member, file: reading.number), type != owner
    else { return false }
    return project.roles.viewSide(owner) != nil && project.ancestors(of: type).contains(owner)
  }

  private func isTarget(_ index: ExpressionID) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .assignment } ?? false
  }

  /// Whether the chain begins with a property that SwiftUI sets.
  func isInjected(_ index: ExpressionID) -> Bool {
    var place = index
    while true {
      let node = facts[place]
      if let read = project.declaration(readBy: place, file: reading.number) {
        let declaration = project[read]
        if declaration.kind == .property, project.file(read).isInjected(declaration) { return true }
      }
      guard node.kind == .member || node.kind == .call || node.kind == .subscript,
        let base = facts.firstPart(of: place)
      else { return false }
      place = base
    }
  }

  /// Whether a view declares the member. Its use of a store is reported there.
  func isWithinOwner(of read: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: read) else { return false }
    return project.roles.viewSide(type) != nil
  }
}

/// Stores that are only passed to other views.
extension StoreCode {
  /// `.environment(Session.shared)`, `AppStorage("key", store: defaults)`: a known store, which SwiftUI passes to views.
  func isPassedToViews(_ index: ExpressionID) -> Bool {
    var place = index
    while let user = user(of: place) { place = user }
    guard let argument = facts[place].parent, facts[argument].kind == .argument, let call = facts[argument].parent,
      let callee = reading.calleeName(call)
    else { return false }
    return SystemMembers[callee].contains(.settings) || KnownAttributes[callee].contains(.settings)
      || SystemMembers[callee].contains(.environment) && facts[place].kind == .member
  }
}
