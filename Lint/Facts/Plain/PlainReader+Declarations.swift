extension PlainReader {
  mutating func declaration(_ list: List) throws(Unsure) {
    try deeper { reader throws(Unsure) in try reader.anyDeclaration(list) }
  }

  private mutating func anyDeclaration(_ list: List) throws(Unsure) {
    let opened = trail.count
    let start = token.start
    add(.nothing)
    let first = place
    var count = 0
    while kind == .at {
      try attribute()
      count += 1
      if count > PlainScan.depth { throw Unsure() }
    }
    if kind == .poundIf { throw Unsure() }
    let sealed = trail.count
    add(.seal)
    let modifiers = try modifiers()
    guard kind == .word else { throw Unsure() }
    let head = Head(opened: opened, sealed: sealed, start: start, first: first, modifiers: modifiers)
    switch word {
    case .import: try module(head)
    case .let, .var: try variable(head)
    case .func: try function(head)
    case .class: try nominal(.class, head)
    case .struct: try nominal(.struct, head)
    case .enum: try nominal(.enum, head)
    case .protocol: try nominal(.protocol, head)
    case .actor: try nominal(.actor, head)
    case .extension: try extended(head)
    case .typealias: try alias(head)
    case .associatedtype: try associated(head)
    case .`init` where list == .members: try initializer(head)
    case .deinit: try deinitializer(head)
    case .subscript: try subscripted(head)
    case .case where list == .members && !modifiers.contains(.class): try cases(head)
    default: throw Unsure()
    }
  }

  /// What stands before the word of a declaration.
  struct Head {
    /// Where the trail waits for the declaration, and for the end of its attributes.
    let opened, sealed: Int
    let start: UInt32
    let first: Int
    var modifiers: Modifiers
  }

  mutating func open(_ kind: Declaration.Kind, _ head: Head, name: Int, _ more: Modifiers = []) {
    trail[head.opened] = Trail.Entry(
      step: .declare, kind: kind.rawValue, place: head.start, name: Int32(name),
      more: head.modifiers.union(more).rawValue)
  }

  private mutating func module(_ head: Head) throws(Unsure) {
    advance()
    var name = place
    if kind == .word, [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(word) {
      advance()
      name = place
    }
    guard kind == .word, isName(token) else { throw Unsure() }
    advance()
    let hasMember = kind == .period
    while kind == .period {
      advance()
      guard kind == .word || kind == .binaryOperator else { throw Unsure() }
      advance()
    }
    trail[head.sealed] = Trail.Entry(step: .nothing)
    if head.sealed > head.opened + 1 {
      // Of its attributes a walk passes nothing.
      for place in head.opened..<head.sealed { trail[place] = Trail.Entry(step: .nothing) }
    }
    add(.module, hasMember ? 1 : 0, at: head.start, name: name, more: lastEnd)
  }

  // MARK: Types

  private mutating func nominal(_ kind: Declaration.Kind, _ head: Head) throws(Unsure) {
    advance()
    guard self.kind == .word, isName(token) else { throw Unsure() }
    open(kind, head, name: place)
    advance()
    if isAngle(token) {
      if kind == .protocol { try primaryTypes() } else { try genericParameters() }
    }
    try inheritance()
    try constraints()
    try members()
    end(.endDeclaration)
  }

  private mutating func primaryTypes() throws(Unsure) {
    guard token.end - token.start == 1 else { throw Unsure() }
    advance()
    while self.kind == .word, isName(token) {
      advance()
      if !take(.comma) { break }
    }
    try closeAngle()
  }

  private mutating func extended(_ head: Head) throws(Unsure) {
    advance()
    guard kind == .word, isName(token) else { throw Unsure() }
    add(.takeType)
    try simpleType()
    // A split token is no longer where it was.
    if lastName < 0 || tokens[lastName].kind == .postfixOperator { throw Unsure() }
    open(.extension, head, name: lastName)
    try inheritance()
    try constraints()
    try members()
    end(.endDeclaration)
  }

  mutating func inheritance() throws(Unsure) {
    guard kind == .colon else { return }
    add(.inherited)
    advance()
    while true {
      if at(.class) {
        add(.type, TypeNode.Kind.named.rawValue, at: token.start, more: 1)
        advance()
        end(.endType)
      } else {
        if isSign(token, "~") { throw Unsure() }
        try type()
      }
      guard take(.comma) else { break }
    }
    add(.endInherited)
  }

  mutating func constraints() throws(Unsure) {
    guard at(.where) else { return }
    add(.constrained)
    advance()
    while true {
      try type()
      if isSign(token, "==") || kind == .colon { advance() } else { throw Unsure() }
      if kind == .prefixOperator { throw Unsure() }
      try type()
      guard take(.comma) else { break }
    }
    add(.endConstrained)
  }

  mutating func genericParameters() throws(Unsure) {
    guard token.end - token.start == 1 else { throw Unsure() }
    advance()
    while true {
      guard kind == .word, isName(token), word != .each else { throw Unsure() }
      add(.note, more: Modifiers.generic.rawValue)
      add(.declare, Declaration.Kind.genericParameter.rawValue, at: token.start, name: place)
      advance()
      if take(.colon) {
        if kind == .prefixOperator { throw Unsure() }
        try type(isTaken: .takeType)
      }
      let goesOn = take(.comma)
      end(.endDeclaration)
      if !goesOn { break }
    }
    if at(.where) { throw Unsure() }
    try closeAngle()
  }

  private mutating func members() throws(Unsure) {
    try expect(.leftBrace)
    try items(.members)
    try expect(.rightBrace)
  }

  private mutating func alias(_ head: Head) throws(Unsure) {
    advance()
    guard kind == .word, isName(token) else { throw Unsure() }
    open(.typeAlias, head, name: place)
    advance()
    if isAngle(token) { try genericParameters() }
    try expect(.equal)
    try type(isTaken: .takeType)
    try constraints()
    end(.endDeclaration)
  }

  private mutating func associated(_ head: Head) throws(Unsure) {
    advance()
    guard kind == .word, isName(token) else { throw Unsure() }
    open(.associatedType, head, name: place)
    advance()
    try inheritance()
    if take(.equal) { try type(isTaken: .takeType) }
    try constraints()
    end(.endDeclaration)
  }

  private mutating func cases(_ head: Head) throws(Unsure) {
    trail[head.opened] = Trail.Entry(step: .variable)
    trail[head.sealed] = Trail.Entry(step: .sealVariable, more: head.modifiers.rawValue)
    advance()
    while true {
      guard kind == .word, isName(token) else { throw Unsure() }
      add(.declareCase, at: token.start, name: place)
      advance()
      if kind == .leftParen { try caseParameters() }
      if take(.equal) { try expression() }
      let goesOn = take(.comma)
      end(.endDeclaration)
      if !goesOn { break }
    }
    add(.endVariable)
  }

  private mutating func caseParameters() throws(Unsure) {
    advance()
    while kind != .rightParen {
      var labels = 0
      if kind == .word, ahead(1).kind == .colon {
        labels = 1
      } else if kind == .word, ahead(1).kind == .word, ahead(2).kind == .colon {
        labels = 2
      }
      if labels > 0, word == .inout { throw Unsure() }
      add(
        .declare, Declaration.Kind.parameter.rawValue, at: startOfParameter,
        name: labels == 0 ? -1 : place + labels - 1,
        more: labels == 0 ? 0 : UInt32(place + 1))
      for _ in 0..<labels { advance() }
      if labels > 0 { try expect(.colon) }
      try type(isTaken: .takeType)
      if kind == .equal { try value() }
      let goesOn = take(.comma)
      end(.endDeclaration)
      if !goesOn { break }
    }
    try expect(.rightParen)
  }

  private var startOfParameter: UInt32 { token.start }
}
