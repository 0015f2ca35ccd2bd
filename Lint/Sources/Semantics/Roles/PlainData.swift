import LintSyntax

extension Project {
  /// A value that only carries values: no functions, nothing to call.
  public func isPlainData(_ type: TypeID) -> Bool {
    guard self[type].kind == .struct || self[type].kind == .enum else { return false }
    return functions(of: type).isEmpty
      && !storedProperties(of: type).contains { property in
        let declaration = self[property]
        return declaration.type.map { file(property)[$0].kind == .function } ?? false
      }
  }

  /// What a view is handed, whatever it is called: plain data that keeps no stream, and makes nothing of a model that it keeps.
  func isHandedOver(_ type: TypeID) -> Bool {
    guard isPlainData(type) else { return false }
    let kept = storedProperties(of: type).compactMap { value(of: $0) }
    if kept.contains(where: isStream) { return false }
    return !(kept.contains { isModel($0, keptBy: type) } && members(of: type).contains(where: isComputed))
  }

  private func isStream(_ value: Value) -> Bool {
    guard case .unknown(let name) = value.referent else { return false }
    return StreamTypes[name].contains(.reactive)
  }

  /// A type of the project that no other type contains.
  private func isModel(_ value: Value, keptBy type: TypeID) -> Bool {
    guard let kept = value.referent.type, kept != type, self[kept].outer == nil else { return false }
    return self[kept].kind == .struct || self[kept].kind == .class
  }

  private func isComputed(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    return declaration.kind == .property && declaration.modifiers.contains(.computed)
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }
}
