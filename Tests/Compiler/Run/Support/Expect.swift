#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor private var failures = 0
@MainActor private var checks = 0

/// Prints a failure if the values differ, and continues.
@MainActor
func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String, line: UInt = #line) {
  checks += 1
  guard actual != expected else { return }
  failures += 1
  print("  line \(line): \(what): expected \(expected), got \(actual)")
}

/// Exits with a failure if an expectation failed or there was none.
@MainActor
func finish() -> Never {
  if checks == 0 { print("  nothing was checked") }
  exit(failures == 0 && checks > 0 ? 0 : 1)
}
