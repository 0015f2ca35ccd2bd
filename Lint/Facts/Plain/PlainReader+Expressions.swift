extension PlainReader {
  /// Where an expression stands decides what it may hold.
  enum Flavor {
    case basic
    /// Before a brace that is no closure.
    case condition
  }

  /// What names mean in a pattern.
  enum Pattern {
    case none, matching, binding
  }

  /// What an expression is to the code around it.
  enum Shape {
    case value
    /// `if` or `switch` alone.
    case choice
    case assignment
  }

  @discardableResult
  mutating func expression(_ flavor: Flavor = .basic, _ pattern: Pattern = .none) throws(Unsure) -> Shape {
    if pattern != .none, at(.let) || at(.var) || at(.is) || at(.inout) {
      try matchingPattern(.matching)
      return .value
    }
    return try deeper { reader throws(Unsure) in try reader.sequence(flavor, pattern) }
  }

  mutating func sequence(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) -> Shape {
    let mark = mark
    var shape = try element(flavor, pattern)
    var assigned: Int?
    var count = 0
    while true {
      switch kind {
      case .binaryOperator:
        if count == 0, isAssignment(token) { assigned = place }
        add(.sign, Expression.Kind.operator.rawValue, at: token.start, name: place, more: token.end)
        advance()
      case .infixQuestion:
        advance()
        _ = try deeper { reader throws(Unsure) in try reader.sequence(flavor, pattern) }
        try expect(.colon)
      case .equal where pattern == .none:
        if count == 0 { assigned = place }
        advance()
      case .word where word == .is || word == .as:
        try cast()
        count += 1
        continue
      case .arrow: advance()
      case .word where (word == .async || word == .throws) && !token.beginsLine: throw Unsure()
      default:
        guard count > 0 else { return shape }
        wrap(mark, assigned == nil ? .sequence : .assignment, name: assigned ?? -1)
        shape = assigned == nil ? .value : .assignment
        return shape
      }
      count += 1
      _ = try element(flavor, pattern)
    }
  }

  /// `+=` and the like, but no comparison.
  private func isAssignment(_ token: PlainToken) -> Bool {
    let length = token.end - token.start
    guard length > 1, source[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
    for comparison in Self.comparisons where isSign(token, comparison) { return false }
    return true
  }

  private static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private mutating func cast() throws(Unsure) {
    let start = token.start
    let isAs = word == .as
    advance()
    if isAs, kind == .question || kind == .exclamation { advance() }
    add(.leaf, Expression.Kind.cast.rawValue, at: start, more: lastEnd)
    add(.typeExpression, Expression.Kind.type.rawValue, at: self.start)
    try type()
    end(.end)
  }

  private mutating func element(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) -> Shape {
    guard kind == .word else {
      if kind == .at { throw Unsure() }
      try unary(flavor, pattern)
      return .value
    }
    switch word {
    case .await:
      advance()
      return try tried(flavor, pattern)
    case .try:
      advance()
      if kind == .exclamation || kind == .question { advance() }
      return try tried(flavor, pattern)
    case .unsafe, ._move, ._borrow, .repeat, .inout: throw Unsure()
    case .any where isName(ahead(1)) && !ahead(1).beginsLine:
      add(.typeExpression, Expression.Kind.type.rawValue, at: start)
      try type()
      end(.end)
      return .value
    case .borrow, .copy, .consume, .each, .any, .nonisolated:
      guard isPlainName(before: ahead(1)) else { throw Unsure() }
    case .if:
      try ifExpression()
      return .choice
    case .switch:
      try switchExpression()
      return .choice
    case .do: throw Unsure()
    default: break
    }
    try unary(flavor, pattern)
    return .value
  }

  private mutating func tried(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) -> Shape {
    _ = try deeper { reader throws(Unsure) in try reader.element(flavor, pattern) }
    return .value
  }

  /// Whether a word that may begin something is a mere name, by what follows.
  func isPlainName(before next: PlainToken) -> Bool {
    if next.beginsLine { return true }
    switch next.kind {
    case .period, .leftParen, .leftSquare, .comma, .colon, .equal, .rightParen, .rightSquare, .rightBrace, .semicolon,
      .question, .exclamation, .infixQuestion, .binaryOperator, .end:
      return !isSign(next, "~")
    case .word: return next.word == .as || next.word == .is || next.word == .else || next.word == .in
    default: return false
    }
  }

  private mutating func unary(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) {
    while true {
      if kind == .prefixAmpersand {
        add(.flag, .byReference)
        advance()
      } else if kind == .prefixOperator {
        advance()
      } else {
        break
      }
    }
    if kind == .backslash { return try keyPath() }
    if kind == .word, word == .if || word == .switch || word == .do { throw Unsure() }
    try postfix(flavor, pattern)
  }

  private mutating func add(_ step: Trail.Step, _ flags: Expression.Flags) { add(step, 0, flags) }

  // MARK: What is called, and how

  private mutating func postfix(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) {
    let mark = mark
    var isLiteral = try primary(flavor, pattern)
    while true {
      switch kind {
      case .period: try member(mark)
      case .leftParen where !token.beginsLine: try call(mark, .call, flavor, pattern)
      case .leftSquare where !token.beginsLine: try call(mark, .subscript, flavor, pattern)
      case .leftBrace:
        guard !isLiteral else { return }
        guard try isTrailingClosure(flavor) else { return }
        try trailingClosures(flavor)
        wrap(mark, .call)
        isLiteral = false
        if kind == .leftBrace { return }
        continue
      case .question, .exclamation, .postfixOperator: advance()
      case .poundIf:
        var next = place
        while tokens[next].kind == .poundIf { next += 1 }
        if tokens[next].kind == .period { throw Unsure() }
        return
      default: return
      }
      isLiteral = false
    }
  }

  private mutating func member(_ mark: Mark) throws(Unsure) {
    let next = ahead(1)
    guard next.start == token.end else { throw Unsure() }
    place += 1
    let name = place
    switch next.kind {
    case .word: if next.word == .wildcard { throw Unsure() }
    case .integer: break
    default: throw Unsure()
    }
    advance()
    if next.kind == .word { passLabels() }
    wrap(mark, .member, name: name)
    if try areGenericArguments() { try genericArguments() }
  }

  /// `(of:with:)`: the name's own, and no part of any fact.
  private mutating func passLabels() {
    if let end = labelsEnd { place = end }
  }

  private var labelsEnd: Int? {
    guard kind == .leftParen, ahead(1).kind == .word, ahead(2).kind == .colon else { return nil }
    var next = place + 1
    while tokens[next].kind == .word, tokens[next + 1].kind == .colon { next += 2 }
    return tokens[next].kind == .rightParen ? next + 1 : nil
  }

  private mutating func call(
    _ mark: Mark, _ kind: Expression.Kind, _ flavor: Flavor, _ pattern: Pattern
  ) throws(Unsure) {
    advance()
    let closing: PlainToken.Kind = kind == .call ? .rightParen : .rightSquare
    if self.kind != closing { _ = try arguments(closing, pattern, areFacts: true) }
    try expect(closing)
    if flavor == .basic, self.kind == .leftBrace, try isTrailingClosure(flavor) { try trailingClosures(flavor) }
    wrap(mark, kind)
  }

  /// - Returns: how many there were, and whether the first had a label.
  mutating func arguments(
    _ closing: PlainToken.Kind, _ pattern: Pattern, areFacts: Bool
  ) throws(Unsure) -> (count: Int, isLabelled: Bool) {
    var count = 0
    var isLabelled = false
    repeat {
      count += 1
      let hasLabel = (kind == .word || kind == .dollar) && ahead(1).kind == .colon
      if kind == .colon { throw Unsure() }
      if areFacts { begin(.argument, name: hasLabel ? place : -1) }
      if hasLabel {
        if word == .inout { throw Unsure() }
        advance()
        advance()
        isLabelled = true
      }
      try argument(pattern)
      let goesOn = take(.comma)
      if areFacts { end(.end) }
      if !goesOn { break }
    } while kind != closing
    return (count, isLabelled)
  }

  private mutating func argument(_ pattern: Pattern) throws(Unsure) {
    if kind == .binaryOperator, [.comma, .rightParen, .rightSquare].contains(ahead(1).kind) {
      add(.leaf, Expression.Kind.reference.rawValue, at: token.start, name: place, more: token.end)
      return advance()
    }
    try expression(.basic, pattern)
  }

  private mutating func isTrailingClosure(_ flavor: Flavor) throws(Unsure) -> Bool {
    let next = ahead(1)
    if next.kind == .word {
      if [.didSet, .willSet, .`init`, .case].contains(next.word) { return false }
    }
    if next.kind == .at {
      let name = ahead(2)
      if source[Int(name.start)] == UInt8(ascii: "_") { throw Unsure() }
      // Attributes of an accessor, or of a closure.
      var after = place + 3
      while tokens[after].kind == .at || tokens[after].kind == .word && tokens[after - 1].kind == .at { after += 1 }
      if [.didSet, .willSet, .`init`].contains(tokens[after].word) { throw Unsure() }
    }
    if flavor == .basic { return true }
    if next.beginsLine { return false }
    let after = tokens[Int(token.partner) + 1]
    switch after.kind {
    case .leftBrace, .comma: return true
    case .word where after.word == .where: return true
    case .leftSquare, .leftParen, .period, .question, .infixQuestion, .exclamation, .colon, .equal, .postfixOperator,
      .binaryOperator:
      return !after.beginsLine
    case .word where after.word == .is || after.word == .as: return !after.beginsLine
    default: return false
    }
  }

  mutating func trailingClosures(_ flavor: Flavor) throws(Unsure) {
    try closure(isTrailing: true)
    while kind == .word, word != .default, ahead(1).kind == .colon, ahead(2).kind == .leftBrace {
      begin(.argument, name: place, .trailing)
      advance()
      advance()
      try closure(isTrailing: false)
      end(.end)
    }
  }

  // MARK: What stands alone

  /// - Returns: whether it was a literal, which no closure can follow.
  private mutating func primary(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) -> Bool {
    let token = token
    switch token.kind {
    case .integer:
      leaf(.literal, name: token.end - token.start == 1 ? place : -1)
      return true
    case .float, .string:
      leaf(.literal)
      return true
    case .stringOpen:
      try interpolatedString()
      return true
    case .word: return try wordExpression(flavor, pattern)
    case .dollar: leaf(.reference, name: place)
    case .pound: try macro(flavor, pattern)
    case .leftBrace: try closure(isTrailing: false)
    case .period: try implicitMember()
    case .leftParen: try tuple(pattern)
    case .leftSquare:
      try collection()
      return true
    default: throw Unsure()
    }
    return false
  }

  mutating func leaf(_ kind: Expression.Kind, name: Int = -1) {
    add(.leaf, kind.rawValue, at: token.start, name: name, more: token.end)
    advance()
  }

  private mutating func wordExpression(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) -> Bool {
    switch word {
    case .nil:
      leaf(.nil)
      return true
    case .true, .false:
      leaf(.literal, name: place)
      return true
    case .wildcard:
      advance()
    case .super: leaf(.super)
    case .Any:
      add(.typeExpression, Expression.Kind.type.rawValue, at: start)
      addType(.named, name: place)
      advance()
      end(.endType)
      end(.end)
    case .`self`, .Self, .`init`: try reference(pattern)
    default:
      guard isName(token) else { throw Unsure() }
      try reference(pattern)
    }
    return false
  }

  private mutating func reference(_ pattern: Pattern) throws(Unsure) {
    if pattern == .binding, word != .Self, try isBound(before: ahead(1)) { return part() }
    let first = place
    advance()
    if let end = labelsEnd {
      place = end
      lastEnd = tokens[end - 1].end
    }
    add(.leaf, Expression.Kind.reference.rawValue, at: tokens[first].start, name: first, more: lastEnd)
    if try areGenericArguments() { try genericArguments() }
  }

  private func isBound(before next: PlainToken) throws(Unsure) -> Bool {
    if isAngle(next) { throw Unsure() }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }

  /// A name that a pattern gives.
  mutating func part() {
    add(.declarePart, at: token.start, name: place, more: Modifiers.part.rawValue)
    advance()
    end(.endDeclaration)
  }

  private mutating func implicitMember() throws(Unsure) {
    let mark = mark
    let next = ahead(1)
    guard next.start == token.end, next.kind == .word, next.word != .wildcard else { throw Unsure() }
    place += 1
    add(.begin, Expression.Kind.member.rawValue, at: next.start, name: place, .implicitBase)
    advance()
    passLabels()
    end(.end)
    _ = mark
    if try areGenericArguments() { try genericArguments() }
  }

  private mutating func tuple(_ pattern: Pattern) throws(Unsure) {
    let opened = trail.count
    begin(.tuple)
    advance()
    var only = false
    if kind != .rightParen {
      let (count, isLabelled) = try arguments(.rightParen, pattern, areFacts: false)
      only = count == 1 && !isLabelled
    }
    try expect(.rightParen)
    if only { trail[opened].step = .nothing } else { end(.end) }
  }

  private mutating func collection() throws(Unsure) {
    let opened = trail.count
    begin(.array)
    advance()
    if kind == .colon, ahead(1).kind == .rightSquare {
      trail[opened].kind = Expression.Kind.dictionary.rawValue
      advance()
    }
    var isFirst = true
    while kind != .rightSquare {
      try expression()
      if isFirst, kind == .colon { trail[opened].kind = Expression.Kind.dictionary.rawValue }
      isFirst = false
      if trail[opened].kind == Expression.Kind.dictionary.rawValue {
        try expect(.colon)
        try expression()
      }
      guard take(.comma) else { break }
    }
    try expect(.rightSquare)
    end(.end)
  }

  private mutating func interpolatedString() throws(Unsure) {
    begin(.literal)
    advance()
    while kind == .interpolationOpen {
      advance()
      if kind == .interpolationClose { throw Unsure() }
      _ = try arguments(.interpolationClose, .none, areFacts: false)
      try expect(.interpolationClose)
    }
    try expect(.stringClose)
    end(.end)
  }

  private mutating func macro(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) {
    begin(.macro, name: place + 1)
    try macroArguments(flavor, pattern)
    end(.end)
  }

  mutating func macroArguments(_ flavor: Flavor, _ pattern: Pattern) throws(Unsure) {
    guard ahead(1).start == token.end, ahead(1).kind == .word else { throw Unsure() }
    advance()
    advance()
    if try areGenericArguments() { try genericArguments() }
    if kind == .leftParen, !token.beginsLine {
      advance()
      if kind != .rightParen { _ = try arguments(.rightParen, pattern, areFacts: true) }
      try expect(.rightParen)
    }
    if flavor == .basic, kind == .leftBrace, try isTrailingClosure(flavor) { try trailingClosures(flavor) }
  }

  private mutating func keyPath() throws(Unsure) {
    let start = token.start
    advance()
    let opened = trail.count
    add(.nothing)
    var rootEnd: UInt32?
    if kind != .period {
      guard kind == .word, isName(token) || word == .Self || word == .Any else { throw Unsure() }
      try simpleType(takesMembers: false)
      rootEnd = lastEnd
      if tokens[place - 1].kind == .question || tokens[place - 1].kind == .exclamation { throw Unsure() }
    }
    var name = -1
    let first = place
    while true {
      if kind == .question || kind == .exclamation {
        advance()
        name = -1
        continue
      }
      guard kind == .period else { break }
      guard ahead(1).start == token.end, ahead(1).kind == .word || ahead(1).kind == .integer else { throw Unsure() }
      advance()
      name = place
      advance()
      if labelsEnd != nil { throw Unsure() }
      if isAngle(token), try areGenericArguments() { throw Unsure() }
    }
    switch kind {
    case .leftSquare where !token.beginsLine: throw Unsure()
    case .prefixOperator, .postfixOperator: throw Unsure()
    case .binaryOperator: if byte(token) == UInt8(ascii: ".") { throw Unsure() }
    case .leftParen where !token.beginsLine: throw Unsure()
    default: break
    }
    if place == first { throw Unsure() }
    trail[opened] = Trail.Entry(
      step: rootEnd == nil ? .leaf : .keyPath, kind: Expression.Kind.keyPath.rawValue, place: start,
      name: Int32(name), more: lastEnd, around: trail[opened].around)
    // The walk passes the root last.
    if let rootEnd { lastEnd = rootEnd }
  }
}
