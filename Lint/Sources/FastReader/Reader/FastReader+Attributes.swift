import LintSyntax

/// Attributes and their arguments.
extension FastReader {
  /// Reads an attribute. Without arguments it ends with its `@`, because the parser's walk skips the name.
  mutating func readAttribute(ofType: Bool = false) throws(NeedsFullParse) {
    let start = token.start
    let signEnd = token.end
    let base = position + 1
    let name = try readAttributeName()
    var event = ParseEvent(.attribute, at: start, name: name)
    event.label = base
    events.add(event)
    let form = AttributeForm(text(of: tokens[name]))
    // After an attribute without arguments, parentheses begin the type.
    let takesNone = ofType && form == .nothing
    let hasArguments = takesNone ? false : try readAttributeArguments(form)
    if !hasArguments { lastEnd = signEnd }
    end(.endAttribute)
  }

  private mutating func readAttributeName() throws(NeedsFullParse) -> TokenID {
    let first = ahead(1)
    guard first.start == token.end, first.kind == .word, !first.word.isReserved || first.word == .rethrows else {
      throw NeedsFullParse()
    }
    position += 1
    while ahead(1).kind == .period, ahead(2).kind == .word {
      if ahead(2).start != ahead(1).end { throw NeedsFullParse() }
      position += 2
    }
    let name = position
    position += 1
    if isAngle(token) { position = try endOfGenericArguments(position) }
    return name
  }

  /// Reads the arguments of an attribute and returns whether there are any.
  private mutating func readAttributeArguments(_ form: AttributeForm) throws(NeedsFullParse) -> Bool {
    if form == .unknown { throw NeedsFullParse() }
    guard kind == .leftParen, !token.beginsLine else {
      if form == .versions { throw NeedsFullParse() }
      return false
    }
    guard token.start == tokens[position - 1].end else {
      try refuseArgumentsApart(form)
      return false
    }
    switch form {
    case .expressions: try readBracketedArguments(to: .rightParen, .none)
    case .versions, .selector: try skipWords(allowsKeywords: form == .selector)
    case .nothing, .unknown: throw NeedsFullParse()
    }
    return true
  }

  /// Declines a space before the parenthesis if the parenthesis might begin the declaration after the attribute.
  private func refuseArgumentsApart(_ form: AttributeForm) throws(NeedsFullParse) {
    let after = afterBrackets(position)
    if form == .versions || form == .selector || tokens[after].kind == .at || isDeclaration(from: after) {
      throw NeedsFullParse()
    }
  }

  /// Skips platform versions or an Objective-C name, which may contain keywords.
  mutating func skipWords(allowsKeywords: Bool) throws(NeedsFullParse) {
    let end = token.matchingBracket
    for inner in tokens[position + 1..<end] {
      switch inner.kind {
      case .word: if inner.word.isReserved, !allowsKeywords { throw NeedsFullParse() }
      case .integer, .float, .comma, .colon, .period, .string: break
      default: guard isOperator(inner, "*") else { throw NeedsFullParse() }
      }
    }
    if end == position + 1 { throw NeedsFullParse() }
    try skipBrackets()
  }
}

/// The kind of arguments that an attribute takes, which depends on its name.
enum AttributeForm {
  /// The arguments of a call.
  case expressions
  /// Platforms and versions, which are required.
  case versions
  /// An optional Objective-C name.
  case selector
  case nothing
  /// A grammar that only the parser reads.
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

/// The modifiers of a declaration.
extension FastReader {
  mutating func readModifiers() throws(NeedsFullParse) -> Modifiers {
    var all: Modifiers = []
    let first = position
    while kind == .word, Self.isModifier(word) {
      if position > first + FastLexer.depthLimit { throw NeedsFullParse() }
      if word == .class, !isDeclaration(from: position + 1) { break }
      if word == .async, ahead(1).kind == .word, ahead(1).word != .let, ahead(1).word != .var { throw NeedsFullParse() }
      let modifier = word
      advance()
      let hasDetail = kind == .leftParen && Self.takesDetail(modifier)
      if hasDetail {
        // One word: `private(set)`, `unowned(unsafe)`.
        guard ahead(1).kind == .word, ahead(2).kind == .rightParen else { throw NeedsFullParse() }
        try skipBrackets()
      }
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
