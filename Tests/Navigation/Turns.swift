import MVVMNavigation
import Testing

/// How often the main actor's jobs take turns before what has not come by then never will. All is done on the main actor, and the
/// longest wait takes some hundred turns, on any machine.
private let patience = 20_000

/// Whether the condition comes to hold: it is waited for, and time is not.
@MainActor private func comes(_ condition: @MainActor () -> Bool) async -> Bool {
  var turns = 0
  while !condition() {
    if turns == patience { return false }
    turns += 1
    await Task.yield()
  }
  return true
}

/// Waits for a condition; what never comes fails the test, in words.
@MainActor func until(sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool) async {
  guard await !comes(condition) else { return }
  Issue.record("this was awaited in vain, for \(patience) turns of the main actor", sourceLocation: sourceLocation)
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
        Issue.record("a call never returned, in \(patience) turns of the main actor: \(moves)")
        return .failed(NeverReturned())
      }
      if case .failure(let error) = result { return error }
      return nil
    }
  }
}

struct NeverReturned: Error {}
