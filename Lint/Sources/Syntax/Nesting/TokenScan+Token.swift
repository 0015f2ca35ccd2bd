/// What a rough token is.
extension TokenScan {
  enum Word {
    case `if`, `else`, `case`, `import`, precedenceGroup, declaration, other

    var beginsDeclaration: Bool { self == .declaration || self == .case }
  }

  enum Token: Equatable {
    case word(Word)
    /// The sign of an attribute.
    case attribute
    /// An interpolation opens and closes as parentheses do.
    case open(UInt8), close(UInt8)
    case arrow, angle, angleEnd
    /// `#if` opens one, `#endif` closes one.
    case directive(Int)
    /// So many `#` before something else.
    case signs(Int)
    /// What may stand in a type: `.`, `:`, `?`, `!`, `&`, `~`.
    case typeMark
    case comma
    /// `;` or `=`
    case boundary
    case other
  }
}
