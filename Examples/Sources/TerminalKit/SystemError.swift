import Foundation

/// What the system refused last, on this thread.
public struct SystemError: Error, CustomStringConvertible {
  public let code = errno

  public init() {}

  public var description: String { String(cString: strerror(code)) }
}

/// Text that could not be written.
public struct OutputError: Error, CustomStringConvertible {
  private let cause = SystemError()

  public init() {}

  /// Whoever read it has left, and wants no more; there is nobody to tell.
  public var isOfNoInterest: Bool { cause.code == EPIPE }

  public var description: String { "cannot write to standard output: \(cause)" }
}
