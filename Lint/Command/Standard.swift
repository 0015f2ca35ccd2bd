#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard streams.
enum Standard {
  static func error(_ line: String) {
    let text = line + "\n"
    _ = text.withCString { write(2, $0, strlen($0)) }
  }
}
