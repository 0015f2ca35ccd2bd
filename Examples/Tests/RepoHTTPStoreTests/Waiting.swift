import Testing

/// Something that was awaited in vain.
struct NeverCame: Error {
  let what: String
}

/// Returns once the condition holds.
func until(
  _ what: String, isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw NeverCame(what: what) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
