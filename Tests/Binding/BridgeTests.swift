import MVVMBinding
import Observation
import Synchronization
import Testing

/// The values of a dynamic as a sequence and through Observation.
@MainActor
@Suite struct BridgeTests {
  @Test func `a sequence starts with the current value`() async {
    let number = Dynamic(1)
    var iterator = number.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    number.value = 2
    #expect(await iterator.next() == 2)
  }

  @Test func `a slow reader receives the latest value`() async {
    let number = Dynamic(1)
    var iterator = number.values.makeAsyncIterator()
    for value in 2...5 { number.value = value }
    #expect(await iterator.next() == 5)
  }

  @Test func `a sequence ends when the dynamic is released`() async {
    var number: Dynamic<Int>? = Dynamic(1)
    let values = number?.values
    number = nil
    var received: [Int] = []
    if let values { for await value in values { received.append(value) } }
    #expect(received == [1])
  }

  @Test func `a cancelled reader no longer observes`() async {
    let number = Dynamic(1)
    let values = number.values
    let reader = Task { for await _ in values {} }
    #expect(number.hasObservers)
    reader.cancel()
    await reader.value
    while number.hasObservers { await Task.yield() }
  }

  @Test func `Observation tracking is notified of a new value`() {
    let number = Dynamic(1)
    let observed = number.observed
    let changes = Mutex(0)
    withObservationTracking {
      _ = observed.value
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    number.value = 2
    number.value = 3
    #expect(observed.value == 3)
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func `an observed value and its dynamic don't retain each other`() {
    var number: Dynamic<Int>? = Dynamic(1)
    weak let gone = number
    var observed = number?.observed
    weak let released = observed
    number = nil
    #expect(gone == nil)
    #expect(observed?.value == 1)
    observed = nil
    #expect(released == nil)
  }

  @Test func dynamicFollowsAnObservableObject() async {
    let (model, title) = (Model(), Dynamic(""))
    let token = title.follow(model) { $0.title }
    #expect(title.value == "first")
    for next in ["second", "third"] {
      model.title = next
      await nextTurn()
      #expect(title.value == next)
    }
    withExtendedLifetime(token) {}
  }

  @Test func followingEndsWithItsToken() async {
    let (model, title) = (Model(), Dynamic(""))
    let token = title.follow(model) { $0.title }
    token.end()
    model.title = "second"
    await nextTurn()
    #expect(title.value == "first")
  }

  @Test func followingRetainsNeitherAndEndsWithEither() async {
    var model: Model? = Model()
    var title: Dynamic<String>? = Dynamic("")
    weak let (releasedModel, releasedTitle) = (model, title)
    var reads = 0
    let read: @MainActor (Model) -> String = {
      reads += 1
      return $0.title
    }
    let tokens = [title, Dynamic("")].map { dynamic in model.flatMap { dynamic?.follow($0, read) } }
    #expect(reads == 2)
    title = nil
    #expect(releasedTitle == nil)
    model?.title = "second"
    await nextTurn()
    #expect(reads == 2)
    model = nil
    #expect(releasedModel == nil)
    withExtendedLifetime(tokens) {}
  }

  @Test func runningObservationDoesNotRetainTheFollowedModel() {
    var model: Model? = Model()
    weak let releasedModel = model
    let title = Dynamic("")
    let token = model.map { title.follow($0) { $0.title } }
    model = nil
    #expect(releasedModel == nil)
    withExtendedLifetime((token, title)) {}
  }
}

@Observable @MainActor private final class Model {
  var title = "first"
}
