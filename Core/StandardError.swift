#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes to standard error, without Foundation; where the C library has another name, to standard output. The kit's own.
public func _standardError(_ text: String) {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  #else
    print(text, terminator: "")
  #endif
}
