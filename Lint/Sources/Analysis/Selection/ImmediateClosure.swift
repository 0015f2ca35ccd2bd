public import LintSemantics
public import LintSyntax

/// Closures that run before the call that takes them returns.
extension Project {
  /// Whether code belongs to a closure that runs after the code around it has returned.
  func runsLater(_ owner: DeclarationID?, than root: DeclarationID, file: FileID) -> Bool {
    let facts = facts(file)
    return facts.enclosing(owner).prefix { $0 != root }.contains {
      facts[$0].kind == .closure && !isImmediate($0, file)
    }
  }

  /// Whether a closure runs before the call that takes it returns.
  public func isImmediate(_ closure: DeclarationID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard let index = facts.expression(ofClosure: closure), let parent = facts[index].parent else { return false }
    // `{ … }()`
    if facts[parent].kind == .call { return true }
    guard facts[parent].kind == .argument, let call = facts[parent].parent, let callee = facts.callee(of: call) else {
      return false
    }
    return CollectionMembers[facts[callee].name].contains(.callsAtOnce)
      || callsAtOnce(callee, call, file) && facts.isFirstFunction(parent, of: call)
  }

  /// Whether a call is one of a known function. A type of the project may have a function with the same name.
  private func callsAtOnce(_ callee: ExpressionID, _ call: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    let name = facts[callee].name
    guard ImmediateFunctions.mayName(name) || ImmediateFunctions[name].contains(.changesViews) else { return false }
    if let labels = ImmediateFunctions.labels[name],
      !facts.arguments(of: call).contains(where: { labels.contains(facts[$0].name) })
    {
      return false
    }
    return callees(of: call, file: file).allSatisfy { callee in
      guard case .function(let function) = callee else { return false }
      return isMemberOfExternalType(function)
    }
  }
}

extension FileFacts {
  /// Whether an argument is the first function that a call takes. Others run later: `completion`, `onChange`.
  fileprivate func isFirstFunction(_ argument: ExpressionID, of call: ExpressionID) -> Bool {
    let first = arguments(of: call).first { place in
      firstPart(of: place).map { self[$0].kind == .closure || self[$0].kind == .nil } ?? false
    }
    return first == argument && !NamingConventions.isCompletion(self[argument].name)
  }
}
