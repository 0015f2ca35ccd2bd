import MVVMBinding
import MVVMState
import Observation
import Synchronization
import Testing

/// The states for code that uses `for await` or Observation. `Tests/Compiler/Run` has Combine and SwiftUI.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StateBridgeTests {
  @Test func `a sequence starts with the current state and continues with the next ones`() async {
    let viewModel = WordViewModel()
    viewModel.execute(.add("a"))
    var iterator = viewModel.viewStateStream.values.makeAsyncIterator()
    #expect(await iterator.next()?.words == ["a"])
    viewModel.execute(.add("b"))
    #expect(await iterator.next()?.words == ["a", "b"])
  }

  @Test func `a slow reader gets the latest state`() async {
    let viewModel = WordViewModel()
    var iterator = viewModel.viewStateStream.values.makeAsyncIterator()
    for word in ["a", "b", "c"] { viewModel.execute(.add(word)) }
    #expect(await iterator.next()?.words == ["a", "b", "c"])
  }

  @Test func `each sequence receives every state`() async {
    let viewModel = WordViewModel()
    var first = viewModel.viewStateStream.values.makeAsyncIterator()
    viewModel.execute(.add("a"))
    var second = viewModel.viewStateStream.values.makeAsyncIterator()
    viewModel.execute(.add("b"))
    #expect(await first.next()?.words == ["a", "b"])
    #expect(await second.next()?.words == ["a", "b"])
  }

  @Test func `a sequence doesn't retain the view model and ends with it`() async {
    var viewModel: WordViewModel? = WordViewModel()
    weak let gone = viewModel
    let values = viewModel?.viewStateStream.values
    viewModel = nil
    #expect(gone == nil)
    var states: [WordState] = []
    if let values { for await state in values { states.append(state) } }
    #expect(states == [WordState()])
  }

  @Test func `reading the observed state tracks the next change`() {
    let viewModel = WordViewModel()
    let changes = Mutex(0)
    for count in 1...3 {
      let words = withObservationTracking {
        viewModel.viewStateStream.observed.words
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      #expect(words == viewModel.viewState.words)
      viewModel.execute(.add("a"))
      viewModel.execute(.add("b"))
      #expect(changes.withLock { $0 } == count)
    }
  }

  @Test func observeChangesShowsTheObservedState() async {
    let viewModel = WordViewModel()
    let log = Log()
    let token = observeChanges(for: log) { _ in
      viewModel.viewStateStream.observed.words
    } show: { log, words in
      log.add(words.joined(separator: " "))
    }
    viewModel.execute(.add("a"))
    viewModel.execute(.add("b"))
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["", "a b"])
    withExtendedLifetime(token) {}
  }

  @Test func `all readers of the observed state track it`() {
    let viewModel = WordViewModel()
    let changes = Mutex<Set<String>>([])
    for reader in ["first", "second"] {
      withObservationTracking {
        _ = viewModel.viewStateStream.observed
      } onChange: {
        changes.withLock { _ = $0.insert(reader) }
      }
    }
    viewModel.execute(.add("a"))
    #expect(changes.withLock { $0 } == ["first", "second"])
  }

  @Test func `the observed state is never older than the current one`() {
    let viewModel = WordViewModel()
    let log = Log()
    let token = viewModel.viewStateStream.bind { _ in
      log.add("\(viewModel.viewStateStream.observed == viewModel.viewState)")
    }
    viewModel.execute(.add("a"))
    viewModel.execute(.addTwo("b", "c"))
    #expect(log.lines == ["true", "true", "true"])
    withExtendedLifetime(token) {}
  }

  @Test func `the observed state doesn't retain its view model`() {
    var viewModel: WordViewModel? = WordViewModel()
    weak let gone = viewModel
    withObservationTracking {
      _ = viewModel?.viewStateStream.observed
    } onChange: {
    }
    viewModel = nil
    #expect(gone == nil)
  }
}
