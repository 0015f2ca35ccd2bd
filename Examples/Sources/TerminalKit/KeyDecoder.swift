/// Decodes a terminal's bytes as keys, however they are split among reads.
///
/// It neither reads nor waits. Call ``flush()`` if the rest of a sequence doesn't arrive in time: an escape byte
/// alone is the escape key.
public struct KeyDecoder: Hashable, Sendable {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  public init() {}

  /// Whether pending bytes may be the start of a longer sequence.
  public var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Returns the keys that these bytes complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { keys += feed(byte) }
    return keys
  }

  /// Returns the keys of the pending bytes, because no more follow.
  public mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { pending = [] }
    // An escape byte that began a sequence was a separate key; the incomplete rest has no meaning.
    return pending == [0x1B] ? [.escape] : []
  }

  private mutating func feed(_ byte: UInt8) -> [Key] {
    if pasted != nil { return paste(byte) }
    pending.append(byte)
    switch Token(pending) {
    case .unfinished: return []
    case .pasteBegins:
      (pending, pasted) = ([], [])
      return []
    case .keys(let keys):
      pending = []
      return keys
    case .keysThenByte(let keys):
      pending = []
      return keys + feed(byte)
    }
  }

  /// Collects text until the closing sequence. The text never becomes keys, so a pasted line can't run a command. ^C
  /// ends it, in case the terminal has lost the closing sequence.
  private mutating func paste(_ byte: UInt8) -> [Key] {
    if byte == 0x03 {
      pasted = nil
      return [.control("c")]
    }
    pasted?.append(byte)
    guard let bytes = pasted, bytes.hasSuffix(Token.pasteEnd) else { return [] }
    pasted = nil
    return [.paste(String(decoding: bytes.dropLast(Token.pasteEnd.count), as: UTF8.self))]
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
