import MVVMCore
import Observation
import Testing

/// Observation tracks only reads of `$viewModel`.
@MainActor
@Suite struct ProjectionTests {
  @MainActor final class Changes {
    var count = 0

    func track(_ read: () -> Void) {
      withObservationTracking(read) { MainActor.assumeIsolated { self.count += 1 } }
    }
  }

  @Test func projectionIsTheViewModel() {
    let (binder, weakBinder, counter) = (ObservedBinder(), WeakObservedBinder(), Counter())
    #expect(binder.$viewModel == nil)
    binder.viewModel = counter
    weakBinder.viewModel = counter
    #expect(binder.$viewModel === counter)
    #expect(weakBinder.$viewModel === counter)
  }

  @Test func replacementNotifiesReadersOfTheProjection() {
    let (binder, changes) = (ObservedBinder(), Changes())
    changes.track { _ = binder.$viewModel }
    binder.viewModel = Counter()
    #expect(changes.count == 1)
    binder.viewModel = nil
    #expect(changes.count == 1)
    changes.track { _ = binder.$viewModel }
    binder.viewModel = nil
    #expect(changes.count == 2)
  }

  @Test func weaklyHeldReplacementNotifiesReadersOfTheProjection() {
    let (binder, counter, changes) = (WeakObservedBinder(), Counter(), Changes())
    changes.track { _ = binder.$viewModel }
    binder.viewModel = counter
    #expect(changes.count == 1)
  }

  @Test func replacementNotifiesEachReaderOfTheProjection() {
    let (binder, first, second) = (ObservedBinder(), Changes(), Changes())
    first.track { _ = binder.$viewModel }
    second.track { _ = binder.$viewModel }
    binder.viewModel = Counter()
    #expect(first.count == 1)
    #expect(second.count == 1)
  }

  @Test func readMadeWhileBindingIsNotifiedAboutLaterReplacementsOnly() {
    let (binder, weakBinder, changes) = (ObservedBinder(), WeakObservedBinder(), Changes())
    let (first, second) = (Counter(at: 1), Counter(at: 2))
    binder.record.whileBinding = { _ in changes.track { _ = binder.$viewModel } }
    weakBinder.record.whileBinding = { _ in changes.track { _ = weakBinder.$viewModel } }
    binder.viewModel = first
    weakBinder.viewModel = first
    #expect(changes.count == 0)
    binder.viewModel = second
    weakBinder.viewModel = second
    #expect(changes.count == 2)
  }

  @Test func observersReplacementNotifiesReadersOfTheProjection() {
    let (screen, changes) = (ObservedScreen(), Changes())
    changes.track { _ = screen.$viewModel }
    screen.viewModel = Counter()
    #expect(changes.count == 1)
  }

  @Test func readersOfAnotherBinderAreNotNotified() {
    let (first, second, changes) = (ObservedBinder(), ObservedBinder(), Changes())
    changes.track { _ = first.$viewModel }
    second.viewModel = Counter()
    #expect(changes.count == 0)
  }

  @Test func plainReadsAreNotTracked() {
    let (binder, changes) = (ObservedBinder(), Changes())
    _ = binder.$viewModel
    changes.track { _ = binder.viewModel }
    binder.viewModel = Counter()
    #expect(changes.count == 0)
  }

  @Test func readerSeesTheReplacement() {
    let (binder, counter) = (ObservedBinder(), Counter(at: 1))
    var seen: Int?
    withObservationTracking {
      _ = binder.$viewModel
    } onChange: {
      MainActor.assumeIsolated { seen = binder.viewModel?.count }
    }
    binder.viewModel = counter
    #expect(seen == 1)
  }
}
