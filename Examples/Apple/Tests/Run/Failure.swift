#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is not as it should be.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Ends the program in shame.
func fail(_ text: String) {
  print(text)
  exit(1)
}
