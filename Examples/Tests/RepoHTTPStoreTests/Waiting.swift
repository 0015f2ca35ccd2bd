import Testing

/// A condition that didn't become true in time.
struct Timeout: Error {
  let condition: String
}

/// Returns when the condition is true.
func until(
  _ name: String, isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw Timeout(condition: name) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
