extension UnsafeRawBufferPointer {
  /// Whether the bytes are UTF-8. Sources are mostly ASCII, so only the other parts are decoded.
  package var isUTF8: Bool {
    var place = 0
    while let start = nextNonASCII(from: place) {
      place = self[start...].firstIndex { $0 < 0x80 } ?? count
      if String(validating: self[start..<place], as: UTF8.self) == nil { return false }
    }
    return true
  }

  /// Compares eight bytes at a time.
  private func nextNonASCII(from place: Int) -> Int? {
    var place = place
    while place + 8 <= count, loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
      place += 8
    }
    return self[place...].firstIndex { $0 >= 0x80 }
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name or a number. Each byte of a letter beyond ASCII can.
  @inlinable public var isOfWord: Bool {
    // A bit for each byte: the digits, then the letters and `_`.
    switch self >> 6 {
    case 0: 0x03ff_0000_0000_0000 as UInt64 >> UInt64(self) & 1 != 0
    case 1: 0x07ff_fffe_87ff_fffe as UInt64 >> UInt64(self & 63) & 1 != 0
    default: true
    }
  }
}
