#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard streams.
enum Standard {
  static func error(_ line: String) { errorText(line + "\n") }

  static func errorText(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

  static var errorIsTerminal: Bool { isatty(2) == 1 }
}
