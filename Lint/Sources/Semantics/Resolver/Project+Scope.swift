public import LintSyntax

extension Project {
  /// What a name declares where it is used: a local or parameter, else a member of the types around, else a global.
  public func declaration(of name: Name, at offset: UInt32, owner: DeclarationID?, file: FileID) -> SymbolID? {
    declaration(of: name, at: offset, owner: owner, file: file, call: nil)
  }

  /// What a reference declares; where it is called, a function that takes what it is given.
  func declaration(namedBy reference: ExpressionID, file: FileID) -> SymbolID? {
    guard let memo, memo.file == file else { return findDeclaration(namedBy: reference, file: file) }
    return memo.declaration(namedBy: reference) { findDeclaration(namedBy: reference, file: file) }
  }

  private func findDeclaration(namedBy reference: ExpressionID, file: FileID) -> SymbolID? {
    let node = facts(file)[reference]
    let call = CallLabels(ofCallee: reference, in: facts(file))
    return declaration(of: node.name, at: node.range.start, owner: node.owner, file: file, call: call)
  }

  private func declaration(
    of name: Name, at offset: UInt32, owner: DeclarationID?, file: FileID, call: CallLabels?
  ) -> SymbolID? {
    let facts = facts(file)
    for place in facts.enclosing(owner) {
      if let type = type(declaredBy: SymbolID(file: file, declaration: place)) {
        if let member = member(name, of: type, call) { return member }
      } else if let local = facts.local(name, in: place, at: offset) {
        return SymbolID(file: file, declaration: local)
      }
    }
    return global(name, from: file, call)
  }

  private func member(_ name: Name, of type: TypeID, _ call: CallLabels?) -> SymbolID? {
    guard let first = firstMember(named: name, of: type) else { return nil }
    guard let call, self[first].kind == .function, !call.fit(first, self) else { return first }
    return members(named: name, of: type).first { call.fit($0, self) } ?? first
  }

  private func global(_ name: Name, from file: FileID, _ call: CallLabels?) -> SymbolID? {
    let seen = globals(named: name).filter { isSeen($0, from: file) && call?.fit($0, self) != false }
    let near = seen.filter { modules.areTogether($0.file, file) }
    return near.count == 1 ? near[0] : seen.count == 1 ? seen[0] : nil
  }

  /// Whether a global may be meant in a file: what is private ends with its file, and what is internal with its module; who
  /// imports a module may do so for tests, and sees that too.
  private func isSeen(_ id: SymbolID, from file: FileID) -> Bool {
    if isHidden(id, from: file) { return false }
    return modules.areTogether(id.file, file) || !self[id].modifiers.isDisjoint(with: [.public, .open])
      || isImported(id.file, by: file)
  }

  /// Whether a declaration at the top of another file is private to that.
  func isHidden(_ id: SymbolID, from file: FileID) -> Bool {
    id.file != file && !self[id].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a file imports a module of another.
  func isImported(_ file: FileID, by importer: FileID) -> Bool {
    let names = modules.names(ofFile: file)
    return facts(importer).imports.contains { names.contains($0.module) }
  }
}

/// The labels of a call, which select one of several functions with the same name.
struct CallLabels {
  private let call: ExpressionID
  private let facts: FileFacts

  /// Nothing where the expression is not called.
  init?(ofCallee callee: ExpressionID, in facts: FileFacts) {
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return nil }
    self.call = call
    self.facts = facts
  }

  /// Whether a function can be called so. What is no function can: it may hold a closure.
  func fit(_ id: SymbolID, _ project: Project) -> Bool {
    guard project[id].kind == .function else { return true }
    let facts = project.file(id)
    let parameters = facts.children(of: id.declaration).map { facts[$0] }
      .filter { $0.kind == .parameter }
    return fit(parameters)
  }

  private func fit(_ parameters: [Declaration]) -> Bool {
    let arguments = facts.parts(of: call).dropFirst().map { facts[$0] }
    let labels = arguments.filter { !$0.flags.contains(.trailing) }.map(\.name)
    // The first of the closures behind the parentheses has no label.
    let trailing = arguments.count - labels.count
    var open = parameters[...]
    var missing = 0
    for (place, label) in labels.enumerated() {
      guard let found = open.firstIndex(where: { $0.label == label }) else {
        // More values of a list: `show(1, 2)`.
        if label.isEmpty, place > 0 { continue }
        return false
      }
      missing += open[..<found].count { $0.value == nil }
      open = open[(found + 1)...]
    }
    return missing + open.count { $0.value == nil } <= trailing
  }
}
