/// Makes the facts of what a reading of tokens found, as ``Walk`` makes them of a tree.
struct TrailWriter {
  var facts: FactsDraft
  var names = NameTable()
  let source: UnsafeRawBufferPointer
  let tokens: [PlainToken]

  var owners: [Int32] = []
  var expressions: [Int32] = []
  var types: [Int32] = []
  var openAttributes: [Int32] = []
  var condition: Int32?
  var variables: [Walk.Variable] = []
  var scopes: [Int] = []
  var locals: [Int32] = []
  var elements: [Int32] = []
  var flags: Expression.Flags = []
  /// The declaration whose type comes next.
  var typed: Int32?

  init(_ source: UnsafeRawBufferPointer, _ tokens: [PlainToken], lines: LineStarts) {
    self.source = source
    self.tokens = tokens
    facts = FactsDraft(lines: lines)
  }

  mutating func write(_ trail: Trail) {
    var around: [Trail.Entry] = []
    for entry in trail.entries {
      var next = entry.around
      while next >= 0 {
        around.append(trail.wrappers[Int(next)])
        next = trail.wrappers[Int(next)].around
      }
      // Which was put around last is the outermost.
      for wrapper in around { write(wrapper) }
      around.removeAll(keepingCapacity: true)
      write(entry)
    }
  }

  var owner: Int32 { owners.last ?? -1 }

  private mutating func write(_ entry: Trail.Entry) {
    switch entry.step {
    case .nothing: break
    case .begin: begin(entry)
    case .end: endExpression(entry.place)
    case .leaf: leaf(entry)
    case .type: beginType(entry)
    case .endType: endType(entry.place)
    case .sign: sign(entry)
    case .flag: flags.formUnion(entry.flags)
    case .scope: scopes.append(locals.count)
    case .endScope: endScope(entry.place)
    default: writeDeclaration(entry)
    }
  }

  private mutating func writeDeclaration(_ entry: Trail.Entry) {
    switch entry.step {
    case .declare: declare(Declaration.Kind(rawValue: entry.kind) ?? .local, entry)
    case .declareVariable, .declareCase: declareVariable(entry)
    case .declarePart: declare(partKind, entry)
    case .endDeclaration: endDeclaration(entry.place)
    case .seal: sealAttributes()
    case .variable:
      let none = Int32(facts.attributes.count)..<Int32(facts.attributes.count)
      variables.append(Walk.Variable(modifiers: Modifiers(rawValue: entry.more), attributes: none))
    case .sealVariable: sealVariable(entry)
    case .endVariable: variables.removeLast()
    case .note: note(Modifiers(rawValue: entry.more))
    case .takeType: typed = owner
    case .takeTypeOfElement: typed = elements.last
    case .value: beginValue(of: owner, entry)
    case .valueOfElement: if let element = elements.last { beginValue(of: element, entry) }
    default: writeRest(entry)
    }
  }

  private mutating func writeRest(_ entry: Trail.Entry) {
    switch entry.step {
    case .attribute: attribute(entry)
    case .endAttribute: endAttribute(entry.place)
    case .inherited: openClause(\.inherited)
    case .endInherited: closeClause(\.inherited)
    case .constrained: openClause(\.constraints)
    case .endConstrained: closeClause(\.constraints)
    case .typeExpression:
      begin(entry)
      facts.expressions[facts.expressions.count - 1].link = Int32(facts.types.count)
    case .keyPath:
      leaf(entry)
      facts.expressions[facts.expressions.count - 1].link = Int32(facts.types.count)
    case .closure: beginClosure(entry)
    case .endClosure:
      endScope(entry.place)
      endDeclaration(entry.place)
      endExpression(entry.place)
    case .iteration:
      begin(entry)
      scopes.append(locals.count)
    case .endIteration:
      endScope(entry.place)
      endExpression(entry.place)
    case .condition: beginCondition(entry)
    case .endCondition: condition = condition.flatMap { facts.conditions[Int($0)].parent }
    case .module: addModule(entry)
    default: writeElement(entry)
    }
  }

  private mutating func writeElement(_ entry: Trail.Entry) {
    guard entry.step == .element else { return }
    if entry.name >= 0 {
      elements.append(Int32(facts.declarations.count))
      declare(partKind, entry)
    } else {
      elements.removeLast()
    }
  }

  // MARK: Names

  mutating func name(_ token: Int32) -> Name {
    if token < 0 { return .none }
    let token = tokens[Int(token)]
    return name(from: token.start, to: token.end)
  }

  mutating func name(from start: UInt32, to end: UInt32) -> Name {
    var bytes = UnsafeRawBufferPointer(rebasing: source[Int(start)..<Int(end)])
    if bytes.count > 2, bytes[0] == UInt8(ascii: "`") {
      bytes = UnsafeRawBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    }
    return Name(id: names.intern(bytes))
  }
}

extension NameTable {
  mutating func intern(_ word: StaticString) -> UInt32 {
    intern(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
