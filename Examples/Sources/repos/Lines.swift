import Foundation
import TerminalKit

/// The lines of a file, a pipe or a device, each as soon as it arrives, with any line ending.
struct Lines {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  /// Lines that were read but not returned yet.
  private var ready: [Substring] = []
  private var isFirst = true
  private var endedByReturn = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line; nil at the end.
  mutating func next() throws(SystemError) -> String? {
    while ready.isEmpty {
      guard let byte = try nextByte() else {
        if bytes.isEmpty { return nil }
        endLine()
        break
      }
      switch byte {
      case 0x0A where endedByReturn: break
      case 0x0A, 0x0D: endLine()
      default: bytes.append(byte)
      }
      endedByReturn = byte == 0x0D
    }
    return String(ready.removeFirst())
  }

  private mutating func endLine() {
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // Rare line endings, such as Unicode's own.
    ready = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    (bytes, isFirst) = ([], false)
  }

  // MARK: - Bytes

  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var unread = 0..<0

  private mutating func nextByte() throws(SystemError) -> UInt8? {
    if unread.isEmpty { unread = 0..<(try fill()) }
    return unread.popFirst().map { buffer[$0] }
  }

  private mutating func fill() throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: break
      case EAGAIN:
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
      default: throw SystemError()
      }
    }
  }
}
