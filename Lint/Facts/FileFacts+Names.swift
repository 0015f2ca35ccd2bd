extension FileFacts {
  /// Turns the numbers that the walk gave to words into names that all files share.
  mutating func adopt(_ names: [Name]) {
    for index in declarations.indices {
      declarations[index].name = names[declarations[index].name]
      declarations[index].label = names[declarations[index].label]
    }
    for index in types.indices { types[index].name = names[types[index].name] }
    for index in expressions.indices { expressions[index].name = names[expressions[index].name] }
    for index in attributes.indices { attributes[index].name = names[attributes[index].name] }
    for index in conditions.indices { conditions[index].text = names[conditions[index].text] }
    for index in imports.indices {
      imports[index].module = names[imports[index].module]
      imports[index].member = names[imports[index].member]
    }
  }
}

extension [Name] {
  fileprivate subscript(_ name: Name) -> Name { self[Int(name.id)] }
}
