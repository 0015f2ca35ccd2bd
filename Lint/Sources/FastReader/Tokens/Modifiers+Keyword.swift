import LintSyntax

extension Modifiers {
  /// What an accessor implies about the declaration that it belongs to.
  init(accessor word: Keyword) {
    switch word {
    case .get, ._read, .unsafeAddress: self = .computed
    case .set, ._modify, .unsafeMutableAddress: self = [.computed, .settable]
    default: self = []
    }
  }

  /// The modifier that a word means before a declaration.
  ///
  /// - Parameter hasDetail: whether parentheses follow, as in `private(set)`.
  init(_ word: Keyword, hasDetail: Bool) {
    switch word {
    case .private: self = hasDetail ? .restrictedSetter : .private
    case .fileprivate: self = hasDetail ? .restrictedSetter : .fileprivate
    case .internal: self = hasDetail ? .restrictedSetter : .internal
    case .public: self = hasDetail ? .restrictedSetter : .public
    case .static: self = .static
    case .class: self = .class
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .lazy: self = .lazy
    case .override: self = .override
    case .open: self = .open
    case .final: self = .final
    case .mutating: self = .mutating
    case .optional: self = .optional
    case .required: self = .required
    case .convenience: self = .convenience
    default: self = []
    }
  }
}
