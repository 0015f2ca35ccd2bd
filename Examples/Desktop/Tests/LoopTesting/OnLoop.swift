import GTKKit

/// Runs the body on the main actor and GTK's loop, like the app, until it returns or throws, or its time is up.
///
/// A test method is synchronous and nonisolated, so it has the main thread.
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
        end.yield(.failure(Timeout(condition: "the end of the test")))
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

/// A condition that didn't become true in time.
public struct Timeout: Error {
  public let condition: String
}

/// Returns when the condition is true. Its time is up before the test's, so that the error names the condition.
@MainActor
public func until(_ name: String, _ condition: () async throws -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(120)
  while try await !condition() {
    guard ContinuousClock.now < limit else { throw Timeout(condition: name) }
    try await Task.sleep(for: .milliseconds(1))
  }
}
