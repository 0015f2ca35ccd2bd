#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A failed expectation.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Prints the text and exits with an error.
func fail(_ text: String) {
  print(text)
  exit(1)
}
