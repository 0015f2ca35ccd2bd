/// A 128-bit digest of bytes.
///
/// It detects changes and damage. It doesn't stop an attacker, who could change the sources as well.
public struct Digest: Hashable, Sendable, BitwiseCopyable {
  public var first: UInt64
  public var second: UInt64

  /// A placeholder for content that isn't compared.
  public static let none = Digest(first: 0, second: 0)

  public init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  public init(of bytes: UnsafeRawBufferPointer) {
    var hasher = DigestHasher()
    hasher.add(bytes)
    self = hasher.digest
  }
}

extension FixedWidthInteger {
  /// The number in hexadecimal digits, with leading zeros.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

/// Computes a digest piece by piece.
public struct DigestHasher: Sendable {
  private var first: UInt64 = 0x243f_6a88_85a3_08d3
  private var second: UInt64 = 0x1319_8a2e_0370_7344

  public init() {}

  public mutating func add(_ word: UInt64) { add(word, 0x452821e638d01377) }

  public mutating func add(_ number: Int) { add(UInt64(truncatingIfNeeded: number)) }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  public mutating func add(_ digest: Digest) { add(digest.first, digest.second) }

  /// Adds the bytes and their number, so that different sequences of pieces have different digests.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = bytes.count < 256 ? 0 : addLanes(bytes)
    while offset + 16 <= bytes.count {
      add(bytes, at: offset)
      offset += 16
    }
    if offset < bytes.count { addRest(of: bytes, from: offset) }
  }

  /// Adds the last bytes, fewer than 16. Two loads that may overlap cover them; their number is added already.
  private mutating func addRest(of bytes: UnsafeRawBufferPointer, from offset: Int) {
    let count = bytes.count
    switch count - offset {
    case 8...:
      add(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    case 4...:
      add(
        UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)),
        UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
    default:
      var rest: UInt64 = 0
      for index in offset..<count { rest = rest << 8 | UInt64(bytes[index]) }
      add(rest, 0)
    }
  }

  /// Adds long input in four independent lanes; returns the number of bytes added.
  private mutating func addLanes(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (a, b, c, d) = (self, self, self, self)
    var offset = 0
    while offset + 64 <= bytes.count {
      a.add(bytes, at: offset)
      b.add(bytes, at: offset + 16)
      c.add(bytes, at: offset + 32)
      d.add(bytes, at: offset + 48)
      offset += 64
    }
    self = a
    add(b.first, b.second)
    add(c.first, c.second)
    add(d.first, d.second)
    return offset
  }

  @inline(__always)
  private mutating func add(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    add(
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
  }

  @inline(__always)
  private mutating func add(_ one: UInt64, _ other: UInt64) {
    // Each step is invertible if one of the words is known, so no information is lost.
    let product = (first ^ one).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    first = (product.low ^ product.high) &+ (other &* 0xc2b2_ae3d_27d4_eb4f)
    second = (second ^ other) &* 0x1656_67b1_9e37_79f9
    second = (second << 31 | second >> 33) ^ one
    second = second &* 0xd6e8_feb8_6659_fd93
  }

  public var digest: Digest { Digest(first: Self.mixed(first ^ second >> 7), second: Self.mixed(second ^ first << 9)) }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
