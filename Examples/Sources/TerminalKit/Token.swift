/// The meaning of a few bytes from a terminal.
enum Token: Hashable {
  case unfinished
  case keys([Key])
  /// The last byte doesn't belong to the others.
  case keysThenByte([Key])
  case pasteBegins

  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  init(_ bytes: [UInt8]) {
    guard let first = bytes.first else {
      self = .unfinished
      return
    }
    switch first {
    case 0x1B: self = Self.escape(bytes)
    case 0x80...: self = Self.multibyte(bytes)
    default: self = .keys(Self.single(first))
    }
  }

  /// Returns the keys of one ASCII byte.
  private static func single(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x0A, 0x0D: [.enter]
    case 0x09: [.tab]
    case 0x08, 0x7F: [.backspace]
    case 0x01...0x1A: [.control(Character(Unicode.Scalar(byte + 0x60)))]
    case 0x1C...0x1F: [.control(Character(Unicode.Scalar(byte + 0x40)))]
    case 0x20...0x7E: [.character(Character(Unicode.Scalar(byte)))]
    default: []
    }
  }

  /// Decodes a UTF-8 character; a malformed one is no key.
  private static func multibyte(_ bytes: [UInt8]) -> Token {
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    if bytes.count > 1, bytes[bytes.count - 1] & 0xC0 != 0x80 { return .keysThenByte([]) }
    if bytes.count < length { return .unfinished }
    let text = String(validating: bytes, as: UTF8.self)
    return .keys(text.map { $0.map(Key.character) } ?? [])
  }

  private static func escape(_ bytes: [UInt8]) -> Token {
    switch bytes.count {
    case 1: return .unfinished
    case 2:
      // The escape key followed by another one, unless it starts a sequence.
      return bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") ? .unfinished : .keysThenByte([.escape])
    default: break
    }
    let last = bytes[bytes.count - 1]
    if last < 0x20 || last > 0x7E { return .keysThenByte([]) }
    if bytes[1] == UInt8(ascii: "["), last < 0x40 || bytes.count == 3 && last == UInt8(ascii: "[") {
      return bytes.count < 32 ? .unfinished : .keys([])
    }
    return sequence(String(decoding: bytes.dropFirst(2), as: UTF8.self))
  }

  /// Decodes the text after `ESC [` or `ESC O`; an unknown sequence is no key.
  private static func sequence(_ body: String) -> Token {
    switch body {
    case "A": .keys([.up])
    case "B": .keys([.down])
    case "C": .keys([.right])
    case "D": .keys([.left])
    case "H", "1~", "7~": .keys([.home])
    case "F", "4~", "8~": .keys([.end])
    case "M": .keys([.enter])
    case "1;5H", "7^": .keys([.top])
    case "1;5F", "8^": .keys([.bottom])
    case "15~", "[E": .keys([.function(5)])
    case "3~": .keys([.delete])
    case "5~": .keys([.pageUp])
    case "6~": .keys([.pageDown])
    case "200~": .pasteBegins
    default: .keys([])
    }
  }
}
