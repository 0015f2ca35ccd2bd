#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// Writes to standard error, without Foundation.
func standardError(_ text: String) {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
    _ = text.withCString { write(2, $0, strlen($0)) }
  #else
    print(text, terminator: "")
  #endif
}
