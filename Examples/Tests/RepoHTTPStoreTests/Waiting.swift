import Testing

/// An error for an expected event that didn't happen.
struct NeverCame: Error {
  let what: String
}

/// Returns when the condition is true.
func until(
  _ what: String, isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw NeverCame(what: what) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
