#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file in memory, to be read.
final class Mapping: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer

  init?(_ file: Int32, size: Int) {
    guard size > 0, let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeMutableRawBufferPointer(start: base, count: size)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  subscript(offset: Int, count: Int) -> UnsafeMutableRawBufferPointer? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return UnsafeMutableRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }
}
