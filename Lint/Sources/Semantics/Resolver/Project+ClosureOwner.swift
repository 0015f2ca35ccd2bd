import LintSyntax

/// The object that RxSwift passes to closures so that they needn't capture it.
extension Project {
  private static let chainLimit = 8

  /// The value of `me` in `subscribe(with: self) { me, item in … }`, in `withUnretained(self).map { me, item in … }` and in
  /// `Binder(self) { me, item in … }`.
  func closureOwner(_ parameter: SymbolID, _ limit: Int) -> Value? {
    let facts = file(parameter)
    guard self[parameter].modifiers.contains(.closureParameter), let closure = self[parameter].parent,
      facts.children(of: closure).first(where: { facts[$0].kind == .parameter }) == parameter.declaration
    else { return nil }
    return owner(passedTo: closure, parameter.file, limit)
  }

  /// The value of `$0` in `subscribe(with: self) { $0.show($1) }`. A closure without `$1` receives a tuple.
  func closureOwner(numberedIn closure: DeclarationID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    guard facts[closure].kind == .closure,
      facts[closure].code.contains(where: { facts[$0].name == SelectionNames.secondParameter })
    else { return nil }
    return owner(passedTo: closure, file, limit)
  }

  private func owner(passedTo closure: DeclarationID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, facts[call].kind == .call
    else { return nil }
    let owner =
      facts.arguments(of: call).first { facts[$0].name == StreamAPI.ownerLabel }
      ?? unretained(before: call, facts, streams(in: file)) ?? boundObject(of: call, facts)
    return owner.flatMap { value(of: $0, file, limit - 1) }
  }

  /// `label` in `Binder(label) { label, text in … }`
  private func boundObject(of call: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
    guard let callee = facts.callee(of: call), facts[callee].kind == .reference,
      StreamTypes[facts[callee].name].contains(.stream)
    else { return nil }
    let arguments = facts.arguments(of: call)
    return arguments.count > 1 ? arguments.first.flatMap { facts[$0].name.isEmpty ? $0 : nil } : nil
  }

  /// The argument of `withUnretained` in the chain that a call continues.
  private func unretained(before call: ExpressionID, _ facts: FileFacts, _ streams: ImportedStreamAPI)
    -> ExpressionID?
  {
    var place = call
    for _ in 0..<Self.chainLimit {
      guard let callee = facts.callee(of: place), facts[callee].kind == .member, let base = facts.firstPart(of: callee),
        facts[base].kind == .call
      else { return nil }
      if let inner = facts.callee(of: base), streams[facts[inner].name].contains(.addsOwner) {
        return facts.arguments(of: base).first
      }
      place = base
    }
    return nil
  }
}
