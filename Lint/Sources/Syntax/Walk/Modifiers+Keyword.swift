@_spi(RawSyntax) import SwiftSyntax

extension Modifiers {
  /// The modifiers that an accessor implies for its declaration.
  init(accessor keyword: Keyword?) {
    self =
      switch keyword {
      case .get, ._read, .unsafeAddress: .computed
      case .set, ._modify, .unsafeMutableAddress: [.computed, .settable]
      default: []
      }
  }

  /// The modifier of a keyword.
  ///
  /// - Parameter hasDetail: whether parentheses follow, as in `private(set)`.
  init(_ keyword: Keyword?, hasDetail: Bool) {
    self =
      switch keyword {
      case .private, .fileprivate, .internal, .package, .public: hasDetail ? .restrictedSetter : Self.access(keyword)
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

  private static func access(_ keyword: Keyword?) -> Modifiers {
    switch keyword {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    default: .public
    }
  }
}
