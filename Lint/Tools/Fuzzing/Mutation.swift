/// Changes a source at random, in the same way for the same seed.
public struct Mutation {
  private var random: UInt64

  public init(seed: UInt64) { random = seed &* 2 + 1 }

  /// Tokens that change how code is parsed, and bytes that are hard to decode.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "@", "#if ", "#endif\n",
      ":", ",",
      "?", "!", ".", "=", "->", "&", "\n", "\r", "`", "// mvvmlint:disable:next all\n", "mvvmlint:", "class ",
      "extension ",
      "typealias A = A\n", "func ", "var ", "case ", "if ", "else ", "guard let self ", "try ", "some ", "self.",
      "Self",
      "[weak self] in ", "\u{FEFF}", "😀", "é", "- ", "&a ", "*a ", "!!", "|", "999999999999999999999",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  public mutating func apply(to source: [UInt8]) -> [UInt8] {
    var source = source
    for _ in 0...below(4) { change(&source) }
    return source
  }

  private mutating func change(_ source: inout [UInt8]) {
    let start = below(source.count + 1)
    let end = min(source.count, start + below(40))
    switch below(8) {
    case 0: source.removeLast(source.count - start)
    case 1: source.removeFirst(start)
    case 2: source.removeSubrange(start..<end)
    case 3: source.insert(contentsOf: source[start..<end], at: below(source.count + 1))
    case 4: if start < source.count { source[start] = UInt8(truncatingIfNeeded: next()) }
    case 5: source.insert(contentsOf: repeatElement(piece(), count: below(300)).joined(), at: start)
    default: source.insert(contentsOf: piece(), at: start)
    }
  }

  private mutating func piece() -> [UInt8] { Self.pieces[below(Self.pieces.count)] }

  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  private mutating func next() -> UInt64 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return random &* 0x2545_F491_4F6C_DD1D
  }
}
