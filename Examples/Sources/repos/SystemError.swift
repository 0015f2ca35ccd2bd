import Foundation

/// What the system refused last, on this thread.
struct SystemError: Error, CustomStringConvertible {
  let code = errno

  var description: String { String(cString: strerror(code)) }
}

/// Text that could not be written.
struct OutputError: Error, CustomStringConvertible {
  private let cause = SystemError()

  /// Whoever read it has left, and wants no more; there is nobody to tell.
  var isOfNoInterest: Bool { cause.code == EPIPE }

  var description: String { "cannot write to standard output: \(cause)" }
}
