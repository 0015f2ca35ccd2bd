import Foundation

/// The latest error of a system call on this thread.
public struct SystemError: Error, CustomStringConvertible {
  public let code = errno

  public init() {}

  public var description: String { String(cString: strerror(code)) }
}

/// A failure to write to standard output.
public struct OutputError: Error, CustomStringConvertible {
  private let cause = SystemError()

  public init() {}

  /// Whether the reader closed the pipe, which needs no message.
  public var isBrokenPipe: Bool { cause.code == EPIPE }

  public var description: String { "Can't write to standard output: \(cause)" }
}
