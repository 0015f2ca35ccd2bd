import MVVMNavigation
import Testing

/// How long a test waits for a condition before it fails. It is a guard against tests that never end, so it is long enough
/// for any machine.
private let patience = Duration.seconds(120)

/// Waits for a condition and returns whether it came to hold.
@MainActor private func comes(_ condition: @MainActor () -> Bool) async -> Bool {
  let limit = ContinuousClock.now + patience
  while !condition() {
    guard ContinuousClock.now < limit else { return false }
    await Task.yield()
  }
  return true
}

/// Waits for a condition and fails the test if it never holds.
@MainActor func until(sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool) async {
  guard await !comes(condition) else { return }
  Issue.record("the condition did not hold within \(patience)", sourceLocation: sourceLocation)
}

extension Navigator {
  /// This one, for a test: a call that never returns is given up, and fails the test in words.
  var limited: Self {
    Self { moves in
      var result: Result<Void, NavigationError>?
      let call = Task {
        do throws(NavigationError) {
          result = .success(try await perform(moves))
        } catch {
          result = .failure(error)
        }
      }
      _ = await withTaskCancellationHandler {
        await comes { result != nil }
      } onCancel: {
        call.cancel()
      }
      guard let result else {
        Issue.record("a call did not return within \(patience): \(moves)")
        return .failed(NeverReturned())
      }
      if case .failure(let error) = result { return error }
      return nil
    }
  }
}

struct NeverReturned: Error {}
