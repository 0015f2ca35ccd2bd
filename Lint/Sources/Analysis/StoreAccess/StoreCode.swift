import LintSemantics
import LintSyntax

/// The code of one member of a view, read for the stores that it reaches.
struct StoreCode {
  let reading: FileReading
  private let member: DeclarationID

  init(_ reading: FileReading, member: DeclarationID) {
    self.reading = reading
    self.member = member
  }

  var facts: FileFacts { reading.facts }
  var project: Project { reading.project }

  var reaches: [StoreAccess] {
    facts[member].code.compactMap { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty,
        !node.flags.contains(.implicitBase), node.name != LanguageWords.selfWord
      else { return nil }
      return reach(index, node)
    }
  }

  private func reach(_ index: ExpressionID, _ node: Expression) -> StoreAccess? {
    let read = project.declaration(readBy: index, file: reading.number)
    if let read, let system = project.storeUsed(by: read), !isGiven(index), !isWithinOwner(of: read),
      isMeant(read, by: index), !isGivenToViews(index)
    {
      return StoreAccess(offset: facts.anchor(of: index), store: .system(system), act: .calls, owner: node.owner)
    }
    guard let value = value(of: index), let store = project.store(value.referent), !isGivenToViews(index) else {
      return nil
    }
    if value.isType { return typeReach(index, node, store) }
    guard !isPassedOn(index, read), !leadsOn(index), !isGiven(index), asks(index, store) else { return nil }
    return StoreAccess(offset: facts.anchor(of: index), store: store, act: .calls, owner: node.owner)
  }

  /// A closure that is kept, and called where it stands, counts for what it gives.
  private func value(of index: ExpressionID) -> Value? {
    let value = project.value(of: index, file: reading.number)
    guard let value, value.isFunction, let call = user(of: index), facts[call].kind == .call else {
      return value
    }
    return project.value(of: call, file: reading.number)
  }

  /// A function at the top of a file is meant where it is seen, and where its labels are those of the call: what a view
  /// inherits may bear the same name.
  private func isMeant(_ read: SymbolID, by index: ExpressionID) -> Bool {
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

  /// A type that is made, or asked by a static member. Its constants and the types in it are only names.
  private func typeReach(_ index: ExpressionID, _ node: Expression, _ store: KnownStore) -> StoreAccess? {
    guard let parent = user(of: index) else { return nil }
    let use = facts[parent]
    let act: StoreAccess.Act? =
      switch use.kind {
      case .call: .makes
      case .subscript: .calls
      case .member: asks(parent, use, store) ? .calls : nil
      default: nil
      }
    return act.map { StoreAccess(offset: node.range.start, store: store, act: $0, owner: node.owner) }
  }

  /// Whether the member that is asked of a store, if one is, asks what it keeps or fetches.
  private func asks(_ index: ExpressionID, _ store: KnownStore) -> Bool {
    guard case .project(let type) = store, let user = user(of: index), facts[user].kind == .member else {
      return true
    }
    return project.asksStore(facts[user].name, of: type)
  }

  private func asks(_ parent: ExpressionID, _ use: Expression, _ store: KnownStore) -> Bool {
    let name = use.name.text
    guard let first = name.first, !first.isUppercase, name != "self" else { return false }
    switch store {
    case .system:
      return !name.hasSuffix("Notification") && !name.hasSuffix("Key") && !SystemMembers[use.name].contains(.permission)
    case .project(let type):
      guard let declared = project.firstMember(named: use.name, of: type) else { return true }
      let declaration = project[declared]
      if declaration.kind == .enumCase { return false }
      // `X.shared.member`: what follows the one instance tells.
      if project.value(of: declared)?.referent == .project(type) { return asks(parent, store) }
      let isConstant = declaration.kind == .property && declaration.modifiers.contains(.constant)
      return !isConstant && project.asksStore(use.name, of: type)
    }
  }
}
