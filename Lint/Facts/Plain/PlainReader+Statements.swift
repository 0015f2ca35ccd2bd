extension PlainReader {
  /// What follows each other.
  enum List {
    case file, members
    /// Code; and code whose only expression is its result.
    case code, body
    /// Of a case.
    case branch
  }

  mutating func items(_ list: List) throws(Unsure) {
    var count = 0
    var only: (opened: Int, end: Int)?
    while !isEnd(of: list) {
      // What stands in a line with what came before is separated from it.
      if count > 0, !token.beginsLine, tokens[place - 1].kind != .semicolon { throw Unsure() }
      count += 1
      only = try item(list)
      if kind == .semicolon {
        if tokens[place - 1].kind == .poundEndif { throw Unsure() }
        advance()
        if kind == .semicolon { throw Unsure() }
      }
    }
    guard list == .body, count == 1, let only else { return }
    trail[only.opened].step = .begin
    trail[only.end].step = .end
  }

  private func isEnd(of list: List) -> Bool {
    switch kind {
    case .end, .rightBrace, .poundEndif, .poundElse, .poundElseif: return true
    case .word where list == .branch: return word == .case || word == .default
    case .at where list == .branch: return isCase(at: place)
    case .poundIf where list == .branch: return isCase(at: place)
    default: return false
    }
  }

  /// Whether cases follow, behind `#if` or `@unknown`.
  private func isCase(at place: Int) -> Bool {
    var next = place
    while tokens[next].kind == .poundIf || tokens[next].kind == .poundElse || tokens[next].kind == .poundElseif {
      next += 1
    }
    if tokens[next].kind == .at { next += 2 }
    return tokens[next].kind == .word && (tokens[next].word == .case || tokens[next].word == .default)
  }

  /// - Returns: where the trail may say that it is a result.
  private mutating func item(_ list: List) throws(Unsure) -> (opened: Int, end: Int)? {
    if kind == .poundIf {
      try conditions(list)
      return nil
    }
    if list == .members, kind == .pound {
      try expression()
      return nil
    }
    if isDeclaration(from: place) {
      if list != .members, word == .case || word == .`init` { throw Unsure() }
      try declaration(list)
      return nil
    }
    if kind == .at, let name = attributedMacro {
      try attributed(macro: name)
      return nil
    }
    if list == .members { throw Unsure() }
    if kind == .at { throw Unsure() }
    if try statement() { return nil }
    return try result(list)
  }

  /// The name of the macro that attributes stand before.
  private var attributedMacro: Int? {
    var next = place
    while tokens[next].kind == .at {
      next += 2
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = Int(tokens[next].partner) + 1 }
    }
    return tokens[next].kind == .pound ? next + 1 : nil
  }

  private mutating func attributed(macro name: Int) throws(Unsure) {
    begin(.macro, name: name)
    while kind == .at { try attribute() }
    guard kind == .pound, place + 1 == name else { throw Unsure() }
    try macroArguments(.basic, .none)
    end(.end)
  }

  private mutating func result(_ list: List) throws(Unsure) -> (opened: Int, end: Int)? {
    let opened = trail.count
    trail.add(
      Trail.Entry(step: .nothing, kind: Expression.Kind.return.rawValue, flags: .implicit, place: start))
    let shape = try expression()
    if kind == .word, !token.beginsLine, !at(.as), !at(.is) { throw Unsure() }
    let end = trail.count
    trail.add(Trail.Entry(step: .nothing, place: lastEnd))
    return shape == .value ? (opened, end) : nil
  }

  // MARK: Clauses of #if

  /// What a clause begins with: `#if`, `#elseif` or `#else`.
  private mutating func clause() throws(Unsure) {
    let token = token
    switch token.kind {
    case .poundIf, .poundElseif: add(.condition, at: token.end, more: token.partner)
    case .poundElse: add(.condition)
    default: throw Unsure()
    }
    place += 1
  }

  private mutating func conditions(_ list: List) throws(Unsure) {
    let inner: List = list == .body ? .code : list
    if tokens[place + 1].kind == .at, !isDeclaration(from: place + 1), !isCase(at: place) { throw Unsure() }
    while kind != .poundEndif {
      try clause()
      if kind != .end, !self.token.beginsLine { throw Unsure() }
      try deeper { reader throws(Unsure) in try reader.items(inner) }
      add(.endCondition)
    }
    advance()
    if !token.beginsLine, kind != .end { throw Unsure() }
    if kind == .period { throw Unsure() }
  }

  // MARK: Statements

  private mutating func statement() throws(Unsure) -> Bool {
    guard kind == .word else { return false }
    if isName(token), ahead(1).kind == .colon {
      advance()
      advance()
      guard kind == .word, [.for, .while, .repeat, .do, .if, .switch].contains(word) else { throw Unsure() }
    }
    switch word {
    case .if:
      try ifExpression()
      if at(.as) || at(.is) { throw Unsure() }
    case .switch:
      try switchExpression()
      if at(.as) || at(.is) { throw Unsure() }
    case .guard:
      advance()
      try conditionList()
      try expect(.else)
      try block()
    case .for: try forStatement()
    case .while:
      add(.scope)
      advance()
      try conditionList()
      try block()
      end(.endScope)
    case .repeat:
      guard ahead(1).kind == .leftBrace else { throw Unsure() }
      advance()
      try block()
      try expect(.while)
      try expression()
    case .do: try doStatement()
    case .return: try returnStatement()
    case .throw:
      begin(.throw)
      advance()
      try expression()
      end(.end)
    case .defer:
      advance()
      try block()
    case .break, .continue:
      advance()
      if kind == .word, isName(token), !token.beginsLine { advance() }
    case .fallthrough: advance()
    case .yield, .discard:
      guard isPlainName(before: ahead(1)) else { throw Unsure() }
      return false
    default: return false
    }
    return true
  }

  private mutating func returnStatement() throws(Unsure) {
    begin(.return)
    advance()
    if try isReturned { try expression() }
    end(.end)
  }

  private var isReturned: Bool {
    get throws(Unsure) {
      switch kind {
      case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .end: return false
      case .word:
        switch word {
        case .case, .default: return false
        case .if, .switch: return true
        case .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough: return false
        case .repeat, .yield, .discard: throw Unsure()
        default:
          if isName(token), ahead(1).kind == .colon { throw Unsure() }
          return !isDeclaration(from: place)
        }
      case .at:
        if isCase(at: place) { return false }
        throw Unsure()
      default: return true
      }
    }
  }

  mutating func ifExpression() throws(Unsure) {
    try deeper { reader throws(Unsure) in
      reader.add(.scope)
      reader.advance()
      try reader.conditionList()
      try reader.block()
      if reader.take(.else) {
        if reader.at(.if) { try reader.ifExpression() } else { try reader.block() }
      }
      reader.end(.endScope)
    }
  }

  private mutating func conditionList() throws(Unsure) {
    repeat { try condition() } while take(.comma)
  }

  private mutating func condition() throws(Unsure) {
    if kind == .leftBrace { throw Unsure() }
    if kind == .poundAvailable {
      advance()
      guard kind == .leftParen else { throw Unsure() }
      return try passBrackets()
    }
    if take(.case) {
      try matchingPattern(.matching)
      if take(.colon) { try type() }
      try expect(.equal)
      try expression(.condition)
      return
    }
    guard at(.let) || at(.var) else {
      if at(.inout) || kind == .word && isName(token) && ahead(1).kind == .equal { throw Unsure() }
      try expression(.condition)
      return
    }
    try unwrapping()
  }

  private mutating func unwrapping() throws(Unsure) {
    let next = ahead(1)
    if next.kind == .word, next.word == .wildcard {
      advance()
      advance()
      try expect(.equal)
      try expression(.condition)
      return
    }
    if next.kind == .leftParen {
      advance()
      _ = try deeper { reader throws(Unsure) in try reader.sequence(.condition, .binding) }
      if take(.colon) { try type() }
      try expect(.equal)
      try expression(.condition)
      return
    }
    guard next.kind == .word, isName(next) || next.word == .`self` else { throw Unsure() }
    if [.period, .leftParen, .leftSquare].contains(ahead(2).kind) || isAngle(ahead(2)) { throw Unsure() }
    add(
      .declare, Declaration.Kind.local.rawValue, at: token.start, name: place + 1,
      more: Modifiers([.constant, .unwrapped]).rawValue)
    advance()
    advance()
    if take(.colon) { try type(isTaken: .takeType) }
    switch kind {
    case .equal: try value(.condition)
    case .comma, .leftBrace: break
    case .word where word == .else: break
    default: throw Unsure()
    }
    end(.endDeclaration)
  }

  mutating func matchingPattern(_ pattern: Pattern) throws(Unsure) {
    if take(.is) { return try type() }
    if take(.let) || take(.var) {
      return try deeper { reader throws(Unsure) in try reader.matchingPattern(.binding) }
    }
    if at(.inout) { throw Unsure() }
    _ = try deeper { reader throws(Unsure) in try reader.sequence(.condition, pattern) }
  }

  mutating func switchExpression() throws(Unsure) {
    try deeper { reader throws(Unsure) in
      reader.advance()
      if reader.kind == .leftBrace { throw Unsure() }
      try reader.expression(.condition)
      try reader.expect(.leftBrace)
      try reader.cases()
      try reader.expect(.rightBrace)
    }
  }

  private mutating func cases() throws(Unsure) {
    while true {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: try conditionalCases()
      case .at, .word: try oneCase()
      default: throw Unsure()
      }
    }
  }

  private mutating func conditionalCases() throws(Unsure) {
    while kind != .poundEndif {
      try clause()
      try deeper { reader throws(Unsure) in try reader.cases() }
      add(.endCondition)
    }
    advance()
  }

  private mutating func oneCase() throws(Unsure) {
    add(.scope)
    if kind == .at {
      guard ahead(2).kind == .word, ahead(2).word == .default || ahead(2).word == .case else { throw Unsure() }
      try attribute()
    }
    if take(.default) {
      try expect(.colon)
    } else {
      try expect(.case)
      repeat {
        if at(.case) { throw Unsure() }
        try matchingPattern(.matching)
        if take(.where) { try expression() }
      } while take(.comma)
      try expect(.colon)
    }
    try items(.branch)
    end(.endScope)
  }

  private mutating func forStatement() throws(Unsure) {
    let opened = trail.count
    add(.iteration, Expression.Kind.iteration.rawValue, at: token.start)
    advance()
    _ = take(.try)
    if take(.await) { trail[opened].flags.insert(.async) }
    if at(.unsafe) { throw Unsure() }
    var hasElement = false
    if take(.case) {
      try matchingPattern(.matching)
      if take(.colon) { try type() }
    } else if kind == .word, isName(token) {
      hasElement = true
      add(.element, at: token.start, name: place, more: Modifiers([.constant, .element]).rawValue)
      advance()
      end(.endDeclaration)
      if take(.colon) { try type(isTaken: .takeTypeOfElement) }
    } else {
      try simplePattern()
      if take(.colon) { try type() }
    }
    try expect(.in)
    if kind == .leftBrace { throw Unsure() }
    if hasElement { add(.valueOfElement, Expression.Kind.binding.rawValue, at: start) }
    try expression(.condition)
    if hasElement { end(.end) }
    if take(.where) { try expression(.condition) }
    try block()
    end(.endIteration)
    if hasElement { add(.element) }
  }

  private mutating func doStatement() throws(Unsure) {
    advance()
    guard kind == .leftBrace else { throw Unsure() }
    try block()
    while at(.catch) {
      add(.scope)
      advance()
      if kind != .leftBrace {
        repeat {
          if !at(.where) { try matchingPattern(.matching) }
          if take(.where) { try expression(.condition) }
        } while take(.comma)
      }
      try block()
      end(.endScope)
    }
  }
}
