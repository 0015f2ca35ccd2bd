extension PlainReader {
  /// An attribute with what is handed to it. Its name is passed by no walk, so that it ends with its sign or its parentheses.
  mutating func attribute(ofType: Bool = false) throws(Unsure) {
    let start = token.start
    var end = token.end
    guard ahead(1).start == end, ahead(1).kind == .word, !ahead(1).word.isReserved || ahead(1).word == .rethrows else {
      throw Unsure()
    }
    place += 1
    while ahead(1).kind == .period, ahead(2).kind == .word { place += 2 }
    let name = place
    place += 1
    if isAngle(token) { place = try endOfGenericArguments(place) }
    trail.add(Trail.Entry(step: .attribute, place: start, name: Int32(name)))
    if ofType, takesNothing(name) {
      // What follows in parentheses is the type.
    } else if kind == .leftParen, !token.beginsLine {
      if token.start != tokens[place - 1].end {
        if try isSpecial(name) { throw Unsure() }
        let after = Int(token.partner) + 1
        if tokens[after].kind == .at || isDeclaration(from: after) { throw Unsure() }
      } else {
        if try isSpecial(name) {
          try passSpecial()
        } else {
          place += 1
          if kind != .rightParen { _ = try arguments(.rightParen, .none, areFacts: true) }
        }
        try expect(.rightParen)
        end = lastEnd
      }
    } else if try isSpecial(name) {
      guard byteText(name) == "objc" else { throw Unsure() }
    }
    lastEnd = end
    self.end(.endAttribute)
  }

  func endOfGenericArguments(_ place: Int) throws(Unsure) -> Int {
    guard tokens[place].end - tokens[place].start == 1 else { throw Unsure() }
    var look = TypeLook(self, from: place)
    guard try look.passGenericArguments(), let end = look.end else { throw Unsure() }
    return end
  }

  /// What is handed to it is no list of expressions.
  private func isSpecial(_ name: Int) throws(Unsure) -> Bool {
    switch byteText(name) {
    case "available", "objc", "_spi_available": return true
    case "_backDeploy", "backDeployed", "_documentation", "_dynamicReplacement", "_effects", "_implements",
      "_originallyDefinedIn", "specialized", "_specialize", "abi", "attached", "derivative", "differentiable",
      "freestanding", "transpose", "rethrows", "isolated", "async", "noDerivative", "_noMetadata",
      "_opaqueReturnTypeOf":
      throw Unsure()
    default:
      if takesNothing(name), kind == .leftParen, token.start == tokens[name].end { throw Unsure() }
      return false
    }
  }

  /// Versions, and the names that another language gives.
  private mutating func passSpecial() throws(Unsure) {
    let end = Int(token.partner)
    for inner in place + 1..<end {
      switch tokens[inner].kind {
      case .word, .integer, .float, .comma, .colon, .period, .string: break
      default: guard isSign(tokens[inner], "*") else { throw Unsure() }
      }
    }
    if end == place + 1 { throw Unsure() }
    place = end
  }

  private func takesNothing(_ name: Int) -> Bool {
    switch byteText(name) {
    case "Sendable", "escaping", "noescape", "preconcurrency", "retroactive", "unchecked", "autoclosure": true
    default: false
    }
  }

  private func byteText(_ place: Int) -> String {
    String(decoding: source[Int(tokens[place].start)..<Int(tokens[place].end)], as: UTF8.self)
  }

  /// The words before a declaration.
  mutating func modifiers() throws(Unsure) -> Modifiers {
    var all: Modifiers = []
    let first = place
    while kind == .word, Self.isModifier(word) {
      if place - first > PlainScan.depth { throw Unsure() }
      if word == .class, !isDeclaration(from: place + 1) { break }
      if word == .async, ahead(1).kind == .word, ahead(1).word != .let, ahead(1).word != .var { throw Unsure() }
      let modifier = word
      advance()
      var hasDetail = false
      if kind == .leftParen, Self.takesDetail(modifier) {
        hasDetail = true
        try passBrackets()
      }
      all.insert(Self.modifiers(modifier, hasDetail))
    }
    return all
  }

  static func isModifier(_ word: PlainWord) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .static, .class, .final, .weak, .unowned, .lazy,
      .override, .required, .convenience, .optional, .dynamic, .indirect, .prefix, .postfix, .infix, .mutating,
      .nonmutating, .nonisolated, .async:
      true
    default: false
    }
  }

  private static func takesDetail(_ word: PlainWord) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated: true
    default: false
    }
  }

  private static func modifiers(_ word: PlainWord, _ hasDetail: Bool) -> Modifiers {
    switch word {
    case .private: hasDetail ? .restrictedSetter : .private
    case .fileprivate: hasDetail ? .restrictedSetter : .fileprivate
    case .internal: hasDetail ? .restrictedSetter : .internal
    case .public: hasDetail ? .restrictedSetter : .public
    case .static: .static
    case .class: .class
    case .weak: .weak
    case .unowned: .unowned
    case .lazy: .lazy
    case .override: .override
    case .open: .open
    case .final: .final
    case .mutating: .mutating
    case .optional: .optional
    case .required: .required
    case .convenience: .convenience
    default: []
    }
  }

  /// Whether attributes, modifiers and the word of a declaration begin at a place.
  func isDeclaration(from place: Int) -> Bool {
    var next = place
    while tokens[next].kind == .at {
      next += 1
      while tokens[next + 1].kind == .period, tokens[next + 2].kind == .word { next += 2 }
      next += 1
      if isAngle(tokens[next]), let end = try? endOfGenericArguments(next) { next = end }
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = Int(tokens[next].partner) + 1 }
      if next >= tokens.count - 3 { return false }
    }
    while tokens[next].kind == .word, Self.isModifier(tokens[next].word) {
      if tokens[next].word == .class, tokens[next + 1].kind == .word, !tokens[next + 1].word.isReserved,
        !Self.isModifier(tokens[next + 1].word)
      {
        return true
      }
      let word = tokens[next].word
      next += 1
      if tokens[next].kind == .leftParen, Self.takesDetail(word), word != .open {
        next = Int(tokens[next].partner) + 1
      }
    }
    guard tokens[next].kind == .word else { return false }
    switch tokens[next].word {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias, .`init`, .deinit,
      .subscript, .associatedtype, .operator, .precedencegroup, .case:
      return true
    case .actor: return isName(tokens[next + 1]) && !tokens[next + 1].beginsLine
    case .macro, .using: return isName(tokens[next + 1])
    default: return false
    }
  }
}
