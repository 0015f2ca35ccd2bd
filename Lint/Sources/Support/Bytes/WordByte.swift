extension UInt8 {
  /// Whether it is part of a name or a number; so is each byte of a letter beyond ASCII.
  @inlinable public var isOfWord: Bool {
    // A bit for each byte: the digits, then the letters and `_`.
    switch self >> 6 {
    case 0: 0x03ff_0000_0000_0000 as UInt64 >> UInt64(self) & 1 != 0
    case 1: 0x07ff_fffe_87ff_fffe as UInt64 >> UInt64(self & 63) & 1 != 0
    default: true
    }
  }
}
