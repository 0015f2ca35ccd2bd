/// The words that mean something to the language, everywhere or in some places.
package enum Keyword: UInt8, CaseIterable {
  case name, wildcard

  // Nothing else can bear these as its name, but between backticks.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`,
    `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`,
    `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`,
    `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`,
    `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, `Any`

  // These may be names as well.
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

  var isReserved: Bool { rawValue >= Keyword.as.rawValue && rawValue <= Keyword.Any.rawValue }
}
