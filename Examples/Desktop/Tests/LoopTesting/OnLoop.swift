import GTKKit

/// Runs the body on the main actor, on GTK's loop, as the app is run; returns when it does.
///
/// A test method is synchronous and nonisolated, for then it has the main thread to itself.
public func onLoop(_ body: @escaping @MainActor () async throws -> Void) throws {
  try MainActor.assumeIsolated {
    guard MainLoop.start() else { throw NoDisplay() }
    try MainLoop.run(body)
  }
}

struct NoDisplay: Error {}

/// Something that was awaited in vain.
struct NeverCame: Error {
  let what: String
}

/// Returns once the condition holds.
@MainActor
public func until(_ what: String, _ condition: () async throws -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(30)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw NeverCame(what: what) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
