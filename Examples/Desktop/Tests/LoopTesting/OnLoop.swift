import GTKKit

/// Runs the body on the main actor, on GTK's loop, as the app is run; returns when it does, and throws where it never does.
///
/// A test method is synchronous and nonisolated, for then it has the main thread to itself.
public func onLoop(
  timeout: Duration = .seconds(180), _ body: @escaping @MainActor () async throws -> Void
) throws {
  try MainActor.assumeIsolated {
    guard MainLoop.start() else { throw NoDisplay() }
    try MainLoop.run {
      let (outcomes, end) = AsyncStream<Result<Void, any Error>>.makeStream()
      let test = Task {
        do { end.yield(.success(try await body())) } catch { end.yield(.failure(error)) }
      }
      let alarm = Task {
        try await Task.sleep(for: timeout)
        end.yield(.failure(NeverCame(what: "the end of the test")))
      }
      defer {
        test.cancel()
        alarm.cancel()
      }
      for await outcome in outcomes { return try outcome.get() }
    }
  }
}

struct NoDisplay: Error {}

/// Something that was awaited in vain.
public struct NeverCame: Error {
  public let what: String
}

/// Returns once the condition holds.
@MainActor
public func until(_ what: String, _ condition: () async throws -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw NeverCame(what: what) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
