import LintSyntax

/// A keyword of the language, reserved or contextual.
package enum Keyword: String, CaseIterable {
  case name, wildcard

  // Reserved: these are names only between backticks.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`,
    `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`,
    `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`,
    `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`,
    `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, `Any`

  // Contextual: these can be names as well.
  case get, set, willSet, didSet, mutating, nonmutating, async, await, weak, unowned, lazy, override, final, open,
    required, convenience, optional, dynamic, indirect, prefix, postfix, infix, nonisolated, isolated, distributed,
    package, actor, macro, some, any, each, borrow, copy, consume, unsafe, reasync, `Type`, `Protocol`, sending,
    borrowing, consuming, __owned, __shared, __consuming, _const, _local, _move, _borrow, _borrowing, _mutating,
    _consuming, yield, then, discard, using, read, modify, mutate, unsafeAddress, unsafeMutableAddress, _read, _modify

  var beginsDeclaration: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`, .internal, .let,
      .private, .protocol, .public, .static, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  var isReserved: Bool { number >= Keyword.as.number && number <= Keyword.Any.number }

  /// The position of the case in the declaration. Swift stores a case without a payload as this number.
  private var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  // Without these, `!=` compares the texts.
  package static func == (first: Keyword, second: Keyword) -> Bool { first.number == second.number }
  package static func != (first: Keyword, second: Keyword) -> Bool { first.number != second.number }
}

/// Finds keywords by their first and last eight bytes and their length, which together identify each one.
package struct KeywordTable {
  private struct KeywordSlot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0
    var word = Keyword.name
  }

  private static let size = 1 << 9
  private static let longest = 16
  private var entries = [KeywordSlot](repeating: KeywordSlot(), count: size)

  static let all = KeywordTable()

  private init() {
    for word in Keyword.allCases where word != .name && word != .wildcard {
      var text = word.rawValue
      text.withUTF8 { add(word, UnsafeRawBufferPointer($0)) }
    }
  }

  private mutating func add(_ word: Keyword, _ bytes: UnsafeRawBufferPointer) {
    let (first, last) = Self.ends(of: bytes)
    var slot = Self.slot(first)
    while entries[slot].count > 0 { slot = (slot + 1) & (Self.size - 1) }
    entries[slot] = KeywordSlot(first: first, last: last, count: bytes.count, word: word)
  }

  subscript(bytes: UnsafeRawBufferPointer) -> Keyword {
    if bytes.count > Self.longest || bytes.count < 2 {
      return bytes.first == UInt8(ascii: "_") ? wildcard(bytes) : .name
    }
    let (first, last) = Self.ends(of: bytes)
    var slot = Self.slot(first)
    while entries[slot].count > 0 {
      if entries[slot].first == first, entries[slot].last == last, entries[slot].count == bytes.count {
        return entries[slot].word
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return .name
  }

  private func wildcard(_ bytes: UnsafeRawBufferPointer) -> Keyword { bytes.count == 1 ? .wildcard : .name }

  private static func ends(of bytes: UnsafeRawBufferPointer) -> (UInt64, UInt64) {
    if bytes.count >= 8 {
      return (
        bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      )
    }
    // Two loads that may overlap cover all bytes.
    if bytes.count >= 4 {
      let end = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return (UInt64(bytes.loadUnaligned(as: UInt32.self)) | UInt64(end) << 32, 0)
    }
    let end = bytes.loadUnaligned(fromByteOffset: bytes.count - 2, as: UInt16.self)
    return (UInt64(bytes.loadUnaligned(as: UInt16.self)) | UInt64(end) << 16, 0)
  }

  private static func slot(_ first: UInt64) -> Int { Int((first &* 0x9e37_79b9_7f4a_7c15) >> 55) }
}

extension Modifiers {
  /// The modifiers that an accessor implies for its declaration.
  init(accessor word: Keyword) {
    switch word {
    case .get, ._read, .unsafeAddress: self = .computed
    case .set, ._modify, .unsafeMutableAddress: self = [.computed, .settable]
    default: self = []
    }
  }

  /// The modifier of a keyword.
  ///
  /// - Parameter hasDetail: whether parentheses follow, as in `private(set)`.
  init(_ word: Keyword, hasDetail: Bool) {
    switch word {
    case .private: self = hasDetail ? .restrictedSetter : .private
    case .fileprivate: self = hasDetail ? .restrictedSetter : .fileprivate
    case .internal: self = hasDetail ? .restrictedSetter : .internal
    case .package: self = hasDetail ? .restrictedSetter : .package
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
