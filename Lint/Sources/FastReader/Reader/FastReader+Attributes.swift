import LintSyntax

/// Attributes with what is handed to them.
extension FastReader {
  /// Its name is passed by no walk, so that it ends with its sign or its parentheses.
  mutating func attribute(ofType: Bool = false) throws(NeedsFullParse) {
    let start = token.start
    let signEnd = token.end
    let name = try attributeName()
    events.add(ParseEvent(step: .attribute, place: start, name: Int32(name)))
    let form = AttributeForm(text(of: tokens[name]))
    // Of one that takes nothing, what follows in parentheses is the type.
    let takesNone = ofType && form == .nothing
    let hasArguments = takesNone ? false : try attributeArguments(form)
    if !hasArguments { lastEnd = signEnd }
    end(.endAttribute)
  }

  private mutating func attributeName() throws(NeedsFullParse) -> Int {
    let first = ahead(1)
    guard first.start == token.end, first.kind == .word, !first.word.isReserved || first.word == .rethrows else {
      throw NeedsFullParse()
    }
    place += 1
    while ahead(1).kind == .period, ahead(2).kind == .word { place += 2 }
    let name = place
    place += 1
    if isAngle(token) { place = try endOfGenericArguments(place) }
    return name
  }

  /// - Returns: whether there were any.
  private mutating func attributeArguments(_ form: AttributeForm) throws(NeedsFullParse) -> Bool {
    if form == .unknown { throw NeedsFullParse() }
    guard kind == .leftParen, !token.beginsLine else {
      if form == .versions { throw NeedsFullParse() }
      return false
    }
    guard token.start == tokens[place - 1].end else {
      try refuseArgumentsApart(form)
      return false
    }
    switch form {
    case .expressions: try bracketedArguments(to: .rightParen, .none)
    case .versions, .selector: try passVersions()
    case .nothing, .unknown: throw NeedsFullParse()
    }
    return true
  }

  /// With a space before it, a parenthesis begins the declaration after the attribute, if that can begin so.
  private func refuseArgumentsApart(_ form: AttributeForm) throws(NeedsFullParse) {
    let after = behindBrackets(place)
    if form == .versions || form == .selector || tokens[after].kind == .at || isDeclaration(from: after) {
      throw NeedsFullParse()
    }
  }

  /// Versions, and the names that another language gives.
  private mutating func passVersions() throws(NeedsFullParse) {
    let end = Int(token.partner)
    for inner in place + 1..<end {
      switch tokens[inner].kind {
      case .word, .integer, .float, .comma, .colon, .period, .string: break
      default: guard isSign(tokens[inner], "*") else { throw NeedsFullParse() }
      }
    }
    if end == place + 1 { throw NeedsFullParse() }
    try passBrackets()
  }
}

/// What may be handed to an attribute, which its name decides.
enum AttributeForm {
  /// As it is to a call.
  case expressions
  /// Platforms with their versions, always.
  case versions
  /// The name that another language gives, or nothing.
  case selector
  case nothing
  /// Whatever the parser makes of it.
  case unknown

  init(_ name: UnsafeRawBufferPointer) {
    switch String(decoding: name, as: UTF8.self) {
    case "available", "_spi_available": self = .versions
    case "objc": self = .selector
    case "Sendable", "escaping", "noescape", "preconcurrency", "retroactive", "unchecked", "autoclosure":
      self = .nothing
    case "_backDeploy", "backDeployed", "_documentation", "_dynamicReplacement", "_effects", "_implements",
      "_originallyDefinedIn", "specialized", "_specialize", "abi", "attached", "derivative", "differentiable",
      "freestanding", "transpose", "rethrows", "isolated", "async", "noDerivative", "_noMetadata",
      "_opaqueReturnTypeOf":
      self = .unknown
    default: self = .expressions
    }
  }
}

/// The words before a declaration.
extension FastReader {
  mutating func modifiers() throws(NeedsFullParse) -> Modifiers {
    var all: Modifiers = []
    let first = place
    while kind == .word, Self.isModifier(word) {
      if place - first > FastLexer.depth { throw NeedsFullParse() }
      if word == .class, !isDeclaration(from: place + 1) { break }
      if word == .async, ahead(1).kind == .word, ahead(1).word != .let, ahead(1).word != .var { throw NeedsFullParse() }
      let modifier = word
      advance()
      let hasDetail = kind == .leftParen && Self.takesDetail(modifier)
      if hasDetail { try passBrackets() }
      all.insert(Modifiers(modifier, hasDetail: hasDetail))
    }
    return all
  }

  static func isModifier(_ word: Keyword) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .static, .class, .final, .weak, .unowned, .lazy,
      .override, .required, .convenience, .optional, .dynamic, .indirect, .prefix, .postfix, .infix, .mutating,
      .nonmutating, .nonisolated, .async:
      true
    default: false
    }
  }

  static func takesDetail(_ word: Keyword) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated: true
    default: false
    }
  }
}
