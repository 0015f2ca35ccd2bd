import Foundation
import Testing

/// Ends the process if a test hangs. An endless loop on the main actor keeps the test library from ending the test
/// itself.
struct HangGuard: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let alarm = Task {
      try await Task.sleep(for: .seconds(180))
      Issue.record("the test didn't end within three minutes; the process exits")
      exit(1)
    }
    defer { alarm.cancel() }
    try await function()
  }
}

extension Trait where Self == HangGuard {
  static var hangGuard: Self { Self() }
}
