public import LintSyntax

extension Project {
  /// The declaration that a name refers to at an offset: a local, a parameter, a member of an enclosing type, or a global.
  public func declaration(of name: Name, at offset: UInt32, owner: DeclarationID?, file: FileID) -> SymbolID? {
    declaration(of: name, at: offset, owner: owner, file: file, facts(file), call: nil)
  }

  /// The declaration that a reference refers to. If the reference is called, the labels select the function.
  func declaration(namedBy reference: ExpressionID, file: FileID) -> SymbolID? {
    guard let memo, memo.file == file else { return findDeclaration(namedBy: reference, file: file) }
    return memo.declaration(namedBy: reference) { findDeclaration(namedBy: reference, file: file) }
  }

  private func findDeclaration(namedBy reference: ExpressionID, file: FileID) -> SymbolID? {
    let facts = facts(file)
    let node = facts[reference]
    let call = CallLabels(ofCallee: reference, in: facts)
    return declaration(of: node.name, at: node.range.start, owner: node.owner, file: file, facts, call: call)
  }

  private func declaration(
    of name: Name, at offset: UInt32, owner: DeclarationID?, file: FileID, _ facts: FileFacts,
    call: CallLabels?
  ) -> SymbolID? {
    for outer in facts.enclosing(owner) {
      if let type = type(declaredBy: SymbolID(file: file, declaration: outer)) {
        if let member = member(name, of: type, call) { return member }
      } else if let local = facts.local(name, in: outer, at: offset) {
        return SymbolID(file: file, declaration: local)
      }
    }
    return global(name, from: file, call)
  }

  private func member(_ name: Name, of type: TypeID, _ call: CallLabels?) -> SymbolID? {
    guard let first = firstMember(named: name, of: type) else { return nil }
    guard let call else { return uncalledMember(first, of: type) }
    guard self[first].kind != .function || !call.match(first, self) else { return first }
    return members(named: name, of: type).first { self[$0].kind == .function && call.match($0, self) } ?? first
  }

  private func global(_ name: Name, from file: FileID, _ call: CallLabels?) -> SymbolID? {
    let all = globals(named: name)
    if all.isEmpty { return nil }
    let visible = all.filter { isVisible($0, from: file) && call?.match($0, self) != false }
    let own = visible.filter { modules.areCompiledTogether($0.file, file) }
    if own.count > 1 {
      if areClauses(own) { return own[0] }
      return areOfDifferentTargets(own) ? nearest(own, to: file) { $0 } : nil
    }
    return own.first ?? (visible.count == 1 ? visible[0] : nil)
  }

  /// Whether the declarations are one variable, declared again in each clause of `#if`. The first one stands for all.
  private func areClauses(_ declarations: [SymbolID]) -> Bool {
    declarations.allSatisfy { id in
      self[id].kind == .property && self[id].condition != nil && id.file == declarations[0].file
    }
  }

  /// Whether no two declarations are compiled together. A file of several targets means the declaration of the nearest one, because
  /// each of the targets declares the name for itself.
  private func areOfDifferentTargets(_ declarations: [SymbolID]) -> Bool {
    // Limits the work for names with many overloads.
    declarations.count < 8
      && declarations.indices.allSatisfy { first in
        !declarations[(first + 1)...].contains { modules.areCompiledTogether($0.file, declarations[first].file) }
      }
  }

  /// Whether a global is visible in a file. Internal globals count as visible in files that import their module, because the
  /// import may be `@testable`.
  private func isVisible(_ id: SymbolID, from file: FileID) -> Bool {
    if isHidden(id, from: file) { return false }
    return modules.areCompiledTogether(id.file, file) || !self[id].modifiers.isDisjoint(with: [.public, .open])
      || isImported(id.file, by: file)
  }

  /// Whether a top-level declaration is private to another file.
  package func isHidden(_ id: SymbolID, from file: FileID) -> Bool {
    id.file != file && !self[id].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a file imports a module that another file belongs to.
  public func isImported(_ file: FileID, by importer: FileID) -> Bool {
    let names = modules.names(ofFile: file)
    return facts(importer).imports.contains { names.contains($0.module) }
  }
}

/// The labels of a call, which select one of several functions with the same name.
package struct CallLabels {
  private let call: ExpressionID
  private let facts: FileFacts

  /// - Returns: nil if the expression isn't called.
  package init?(ofCallee callee: ExpressionID, in facts: FileFacts) {
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return nil }
    self.call = call
    self.facts = facts
  }

  /// Whether a declaration can be called with the labels. Anything but a function can, because it may be a closure.
  package func match(_ id: SymbolID, _ project: Project) -> Bool {
    project[id].kind == .function ? matchParameters(of: id, project) : true
  }

  /// Whether a function or initializer can be called with the labels.
  package func matchParameters(of id: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(id)
    return match(facts.children(of: id.declaration).map { facts[$0] }.filter { $0.kind == .parameter })
  }

  private func match(_ parameters: [Declaration]) -> Bool {
    let arguments = facts.parts(of: call).dropFirst().map { facts[$0] }
    let labels = arguments.filter { !$0.flags.contains(.trailing) }.map(\.name)
    // The first trailing closure has no label.
    let trailingCount = arguments.count - labels.count
    var remaining = parameters[...]
    var skippedCount = 0
    for (position, label) in labels.enumerated() {
      guard let found = remaining.firstIndex(where: { $0.label == label }) else {
        // Further arguments of a variadic parameter: `show(1, 2)`.
        if label.isEmpty, position > 0 { continue }
        return false
      }
      skippedCount += remaining[..<found].count { $0.value == nil }
      remaining = remaining[(found + 1)...]
    }
    return skippedCount + remaining.count { $0.value == nil } <= trailingCount
  }
}
