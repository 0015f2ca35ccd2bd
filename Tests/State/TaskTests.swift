import MVVMBinding
import MVVMState
import Testing

/// What a command starts: one supersedes another, or queues behind it, and nothing late is shown.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TaskTests {
  let store = HeldStore()
  let viewModel: WordViewModel

  init() { viewModel = WordViewModel(store) }

  @Test func `a result changes the state as it is by then`() async {
    viewModel.execute(.find("a", .superseding))
    #expect(viewModel.viewState == WordState(isLoading: true))
    await until { store.asked == ["a"] }
    viewModel.execute(.add("meanwhile"))
    store.answer("a", "found")
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState == WordState(words: ["meanwhile", "found"]))
  }

  @Test func `an error is a state`() async {
    viewModel.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    store.fail("a", NetworkError(code: -1009))
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState.problem == "network -1009")
  }

  @Test func `one that supersedes cancels the one before it, whose late result is dropped`() async {
    viewModel.execute(.find("old", .superseding))
    await until { store.asked == ["old"] }
    viewModel.execute(.find("new", .superseding))
    #expect(store.cancelled == ["old"])
    await until { store.asked == ["old", "new"] }
    store.answer("new", "new")
    await until { !viewModel.viewState.isLoading }
    store.answer("old", "old")
    await until { store.returned == ["new", "old"] }
    #expect(viewModel.viewState == WordState(words: ["new"]))
  }

  @Test func `one that is superseded before it starts does nothing`() async {
    viewModel.execute(.find("old", .superseding))
    viewModel.execute(.find("new", .superseding))
    await until { store.asked == ["new"] }
    store.answer("new", "new")
    await until { !viewModel.viewState.isLoading }
    #expect(store.asked == ["new"])
  }

  @Test(arguments: [CancellationError(), NetworkError(code: -999)] as [any Error])
  func `what a superseded one throws is no error`(_ error: any Error) async {
    viewModel.execute(.find("old", .superseding))
    await until { store.asked == ["old"] }
    viewModel.execute(.find("new", .superseding))
    store.fail("old", error)
    await until { store.returned == ["old"] && store.asked == ["old", "new"] }
    #expect(viewModel.viewState == WordState(isLoading: true))
    store.answer("new")
    await until { store.returned == ["old", "new"] }
  }

  @Test(arguments: [CancellationError(), NetworkError(code: -999)] as [any Error])
  func `the same error, where nothing superseded, is a state, and no screen goes on loading`(_ error: any Error) async {
    viewModel.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    store.fail("a", error)
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState.problem == "\(error)")
  }

  @Test func `those that queue run one after another, in order`() async {
    for word in ["a", "b", "c"] { viewModel.execute(.save(word)) }
    for (index, word) in ["a", "b", "c"].enumerated() {
      await until { store.asked.count == index + 1 }
      #expect(store.asked.last == word)
      store.answer(word, word)
    }
    await until { viewModel.viewState.words.count == 3 }
    #expect(viewModel.viewState.words == ["a", "b", "c"])
    #expect(store.cancelled == [])
  }

  @Test func `one that queues waits until the one before it has failed`() async {
    viewModel.execute(.save("a"))
    viewModel.execute(.save("b"))
    await until { store.asked == ["a"] }
    store.fail("a", NetworkError(code: 1))
    await until { store.asked == ["a", "b"] }
    #expect(viewModel.viewState.problem == "network 1")
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["b"] }
  }

  @Test func `one that queues after all have ended starts`() async {
    viewModel.execute(.save("a"))
    await until { store.asked == ["a"] }
    store.answer("a", "a")
    await until { viewModel.viewState.words == ["a"] }
    viewModel.execute(.save("b"))
    await until { store.asked == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["a", "b"] }
  }

  @Test func `one that supersedes cancels those that queue, and waits for none`() async {
    viewModel.execute(.find("a", .queueing))
    viewModel.execute(.find("b", .queueing))
    await until { store.asked == ["a"] }
    viewModel.execute(.find("c", .superseding))
    await until { store.asked == ["a", "c"] }
    store.answer("c", "c")
    await until { viewModel.viewState.words == ["c"] }
    store.answer("a", "a")
    await until { store.returned == ["c", "a"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.asked == ["a", "c"])
    #expect(viewModel.viewState.words == ["c"])
  }

  @Test func `kinds do not touch each other`() async {
    viewModel.execute(.save("saved"))
    viewModel.execute(.find("found", .superseding))
    await until { store.asked.count == 2 }
    #expect(store.cancelled == [])
    store.answer("found", "found")
    await until { viewModel.viewState.words == ["found"] }
    store.answer("saved", "saved")
    await until { viewModel.viewState.words == ["found", "saved"] }
  }

  @Test func `a command may cancel a kind, and its result is dropped`() async {
    viewModel.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    viewModel.execute(.stop)
    #expect(store.cancelled == ["a"])
    store.answer("a", "late")
    await until { store.returned == ["a"] }
    #expect(viewModel.viewState == WordState())
  }

  @Test func `an observer's cancellation wins over the load that it cancels`() async {
    let token = viewModel.viewStateStream.bind { [viewModel] change in
      if change.new.isLoading { viewModel.execute(.stop) }
    }
    viewModel.execute(.find("a", .superseding))
    for _ in 0..<10 { await Task.yield() }
    #expect(store.asked == [])
    #expect(viewModel.viewState == WordState())
    withExtendedLifetime(token) {}
  }

  @Test func `who hears of a cancellation may execute at once`() async {
    store.onCancel = { [viewModel] in MainActor.assumeIsolated { viewModel.execute(.save("again")) } }
    viewModel.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    store.onCancel = nil
    viewModel.execute(.stop)
    await until { store.asked == ["a", "again"] }
    store.answer("a")
    store.answer("again", "again")
    await until { viewModel.viewState.words == ["again"] }
  }

  @Test func `an observer of a result may supersede the task that brought it`() async {
    let token = viewModel.viewStateStream.bind { [viewModel] change in
      if change.changed(\.words), change.new.words == ["a"] { viewModel.execute(.find("b", .superseding)) }
    }
    viewModel.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    store.answer("a", "a")
    await until { store.asked == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words.count == 2 }
    #expect(viewModel.viewState.words == ["a", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `nothing is kept of a task that has ended`() async {
    let source = ViewStateSource(WordState())
    var kind: Kind? = Kind()
    weak let gone = kind
    source.change { [kind] writer in
      if let kind {
        writer.start(kind, .queueing) {
          "a"
        } then: {
          $0.words = [(try? $1.get()) ?? ""]
        }
      }
    }
    kind = nil
    #expect(gone != nil)
    await until { gone == nil }
    #expect(source.viewState.words == ["a"])
  }

  @Test func `ending a view model cancels its tasks, and drops their results`() async {
    viewModel.execute(.find("a", .superseding))
    viewModel.execute(.save("b"))
    await until { store.asked.count == 2 }
    viewModel.end()
    #expect(store.cancelled.sorted() == ["a", "b"])
    store.answer("a", "a")
    store.answer("b", "b")
    await until { store.returned.count == 2 }
    #expect(viewModel.viewState == WordState(isLoading: true))
  }

  @Test func `a view model that goes is not kept by its tasks, and cancels them`() async {
    var viewModel: WordViewModel? = WordViewModel(store)
    weak let gone = viewModel
    viewModel?.execute(.find("a", .superseding))
    await until { store.asked == ["a"] }
    viewModel = nil
    #expect(gone == nil)
    #expect(store.cancelled == ["a"])
    store.answer("a", "a")
    await until { store.returned == ["a"] }
  }
}
