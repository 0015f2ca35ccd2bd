import Foundation
import Testing

/// Ends the run, in words, where a test goes on for minutes: what goes round and round on the main actor lets nobody there give it up.
struct LastResort: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let alarm = Task {
      try await Task.sleep(for: .seconds(180))
      Issue.record("this test has not ended, though it was given three minutes; the run ends here")
      exit(1)
    }
    defer { alarm.cancel() }
    try await function()
  }
}

extension Trait where Self == LastResort {
  static var lastResort: Self { Self() }
}
