import LintSupport
import LintSyntax

/// Writes bytes to a file through a buffer.
struct FileOutput {
  private static let limit = 1 << 20

  private(set) var offset: Int
  private(set) var hasFailed = false
  private let file: Int32
  private var buffer: [UInt8] = []

  init(_ file: Int32, at offset: Int) {
    self.file = file
    self.offset = offset
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    if buffer.count + bytes.count > Self.limit { flush() }
    offset += bytes.count
    // Long input bypasses the buffer.
    if bytes.count > Self.limit { return put(bytes) }
    // Raw bytes would be appended one by one.
    buffer.append(contentsOf: bytes.assumingMemoryBound(to: UInt8.self))
  }

  /// Writes an aligned block and returns its location.
  mutating func write(block bytes: UnsafeRawBufferPointer) -> CacheBlock {
    let padding = -offset & (FactsBlock.alignment - 1)
    [UInt8](repeating: 0, count: padding).withUnsafeBytes { write($0) }
    let block = CacheBlock(offset: offset, count: bytes.count, digest: Digest(of: bytes))
    write(bytes)
    return block
  }

  mutating func flush() {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    bytes.withUnsafeBytes { put($0) }
    bytes.removeAll(keepingCapacity: true)
    buffer = bytes
  }

  /// Writes the last bytes before the offset.
  private mutating func put(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty, !hasFailed {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let count = pwrite(file, start, rest.count, off_t(offset - rest.count))
      if count <= 0 { hasFailed = true } else { rest = rest.dropFirst(count) }
    }
  }
}
