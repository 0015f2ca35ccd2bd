import LintSupport

/// What no token is made of: comments.
extension TokenScan {
  mutating func skipLine() {
    guard let base = source.baseAddress else { return }
    let end = memchr(base + offset, Int32(UInt8(ascii: "\n")), source.count - offset)
    offset = end.map { UnsafeRawPointer($0) - base } ?? source.count
  }

  mutating func skipComment() {
    var level = 0
    while byte() != nil {
      if byte_(0) == UInt8(ascii: "/"), byte_(1) == UInt8(ascii: "*") {
        level += 1
        offset += 2
      } else if byte_(0) == UInt8(ascii: "*"), byte_(1) == UInt8(ascii: "/") {
        level -= 1
        offset += 2
        if level == 0 { return }
      } else {
        offset += 1
      }
    }
  }
}
