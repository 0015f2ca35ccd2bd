import MVVMNavigation
import Testing

/// The time that a test waits for a condition before it fails. It only guards against tests that never end, so it is
/// long enough for any machine.
private let timeLimit = Duration.seconds(120)

/// Waits for a condition, and returns whether it became true.
@MainActor private func becomesTrue(_ condition: @MainActor () -> Bool) async -> Bool {
  let limit = ContinuousClock.now + timeLimit
  while !condition() {
    guard ContinuousClock.now < limit else { return false }
    await Task.yield()
  }
  return true
}

/// Waits for a condition, and fails the test if it never becomes true.
@MainActor func until(sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool) async {
  guard await !becomesTrue(condition) else { return }
  Issue.record("the condition didn't become true within \(timeLimit)", sourceLocation: sourceLocation)
}

extension Navigator {
  /// A copy for tests. A call that never returns is abandoned and fails the test.
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
        await becomesTrue { result != nil }
      } onCancel: {
        call.cancel()
      }
      guard let result else {
        Issue.record("a call didn't return within \(timeLimit): \(moves)")
        return .failed(NeverReturned())
      }
      if case .failure(let error) = result { return error }
      return nil
    }
  }
}

struct NeverReturned: Error {}
