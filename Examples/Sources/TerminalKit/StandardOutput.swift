import Foundation

/// Writes text to standard output without buffering, so that output and errors appear in their order.
public enum StandardOutput {
  /// Returns false if the reader has closed the pipe.
  @discardableResult
  public static func write(_ text: String) -> Bool { text.write(to: STDOUT_FILENO) }
}

/// Writes text to standard error.
public enum StandardError {
  @discardableResult
  public static func write(_ text: String) -> Bool { text.write(to: STDERR_FILENO) }
}

extension String {
  fileprivate func write(to descriptor: Int32) -> Bool {
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
