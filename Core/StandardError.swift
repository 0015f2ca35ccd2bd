#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes to standard error without Foundation. On systems with another C library it writes to standard output.
func writeToStandardError(_ text: String) {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  #else
    print(text, terminator: "")
  #endif
}
