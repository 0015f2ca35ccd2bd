extension FactsBlock {
  /// Turns the numbers of words, as whoever wrote the block gave them, into names that all files share.
  func adopt(_ names: [Name]) {
    let head = head
    let layout = FactsLayout(head)
    each(values(at: layout.declarations, head.declarations, of: Declaration.self)) { declaration in
      declaration.name = names[declaration.name]
      declaration.label = names[declaration.label]
    }
    each(values(at: layout.types, head.types, of: TypeNode.self)) { $0.name = names[$0.name] }
    each(values(at: layout.expressions, head.expressions, of: Expression.self)) { $0.name = names[$0.name] }
    each(values(at: layout.attributes, head.attributes, of: Attribute.self)) { $0.name = names[$0.name] }
    each(values(at: layout.conditions, head.conditions, of: Condition.self)) { $0.text = names[$0.text] }
    each(values(at: layout.directives, head.directives, of: Directive.self)) { $0.words = names[$0.words] }
    each(values(at: layout.imports, head.imports, of: Import.self)) { module in
      module.module = names[module.module]
      module.member = names[module.member]
    }
  }

  public func adopt(_ names: NameMap) { adopt(names.names) }

  private func each<Value>(_ values: UnsafeMutableBufferPointer<Value>, _ change: (inout Value) -> Void) {
    for index in values.indices { change(&values[index]) }
  }
}

extension [Name] {
  fileprivate subscript(_ name: Name) -> Name { self[Int(name.id)] }
}
