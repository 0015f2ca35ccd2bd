#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor private var failures = 0
@MainActor private var checks = 0

/// Says what was expected and what came, and goes on.
@MainActor
func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String, line: UInt = #line) {
  checks += 1
  guard actual != expected else { return }
  failures += 1
  print("  line \(line): \(what): expected \(expected), got \(actual)")
}

/// Ends a program: its status says whether everything was as expected.
@MainActor
func finish() -> Never {
  if checks == 0 { print("  nothing was checked") }
  exit(failures == 0 && checks > 0 ? 0 : 1)
}
