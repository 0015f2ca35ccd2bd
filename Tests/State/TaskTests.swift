import MVVMBinding
import MVVMState
import Testing

/// Tasks of commands: a task supersedes or follows another, and late results are dropped.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TaskTests {
  let store = HeldStore()
  let viewModel: WordViewModel

  init() { viewModel = WordViewModel(store) }

  @Test func `a result changes the current state`() async {
    viewModel.execute(.find("a", .superseding))
    #expect(viewModel.viewState == WordState(isLoading: true))
    await until { store.requests == ["a"] }
    viewModel.execute(.add("meanwhile"))
    store.answer("a", "found")
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState == WordState(words: ["meanwhile", "found"]))
  }

  @Test func `an error changes the state`() async {
    viewModel.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
    store.fail("a", NetworkError(code: -1009))
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState.problem == "network -1009")
  }

  @Test func `a superseding task cancels the one before it, whose late result is dropped`() async {
    viewModel.execute(.find("old", .superseding))
    await until { store.requests == ["old"] }
    viewModel.execute(.find("new", .superseding))
    #expect(store.cancelled == ["old"])
    await until { store.requests == ["old", "new"] }
    store.answer("new", "new")
    await until { !viewModel.viewState.isLoading }
    store.answer("old", "old")
    await until { store.returned == ["new", "old"] }
    #expect(viewModel.viewState == WordState(words: ["new"]))
  }

  @Test func `a task that is superseded before it starts does nothing`() async {
    viewModel.execute(.find("old", .superseding))
    viewModel.execute(.find("new", .superseding))
    await until { store.requests == ["new"] }
    store.answer("new", "new")
    await until { !viewModel.viewState.isLoading }
    #expect(store.requests == ["new"])
  }

  @Test(arguments: [CancellationError(), NetworkError(code: -999)] as [any Error])
  func `an error of a superseded task is dropped`(_ error: any Error) async {
    viewModel.execute(.find("old", .superseding))
    await until { store.requests == ["old"] }
    viewModel.execute(.find("new", .superseding))
    store.fail("old", error)
    await until { store.returned == ["old"] && store.requests == ["old", "new"] }
    #expect(viewModel.viewState == WordState(isLoading: true))
    store.answer("new")
    await until { store.returned == ["old", "new"] }
  }

  @Test(arguments: [CancellationError(), NetworkError(code: -999)] as [any Error])
  func `the same error of a current task changes the state, which ends the loading`(_ error: any Error) async {
    viewModel.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
    store.fail("a", error)
    await until { !viewModel.viewState.isLoading }
    #expect(viewModel.viewState.problem == "\(error)")
  }

  @Test func `queued tasks run one after another, in order`() async {
    for word in ["a", "b", "c"] { viewModel.execute(.save(word)) }
    for (index, word) in ["a", "b", "c"].enumerated() {
      await until { store.requests.count == index + 1 }
      #expect(store.requests.last == word)
      store.answer(word, word)
    }
    await until { viewModel.viewState.words.count == 3 }
    #expect(viewModel.viewState.words == ["a", "b", "c"])
    #expect(store.cancelled == [])
  }

  @Test func `a queued task waits until the one before it has failed`() async {
    viewModel.execute(.save("a"))
    viewModel.execute(.save("b"))
    await until { store.requests == ["a"] }
    store.fail("a", NetworkError(code: 1))
    await until { store.requests == ["a", "b"] }
    #expect(viewModel.viewState.problem == "network 1")
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["b"] }
  }

  @Test func `a queued task starts if all others have ended`() async {
    viewModel.execute(.save("a"))
    await until { store.requests == ["a"] }
    store.answer("a", "a")
    await until { viewModel.viewState.words == ["a"] }
    viewModel.execute(.save("b"))
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["a", "b"] }
  }

  @Test func `a superseding task cancels queued ones and waits for none`() async {
    viewModel.execute(.find("a", .queueing))
    viewModel.execute(.find("b", .queueing))
    await until { store.requests == ["a"] }
    viewModel.execute(.find("c", .superseding))
    await until { store.requests == ["a", "c"] }
    store.answer("c", "c")
    await until { viewModel.viewState.words == ["c"] }
    store.answer("a", "a")
    await until { store.returned == ["c", "a"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.requests == ["a", "c"])
    #expect(viewModel.viewState.words == ["c"])
  }

  @Test func `kinds are independent`() async {
    viewModel.execute(.save("saved"))
    viewModel.execute(.find("found", .superseding))
    await until { store.requests.count == 2 }
    #expect(store.cancelled == [])
    store.answer("found", "found")
    await until { viewModel.viewState.words == ["found"] }
    store.answer("saved", "saved")
    await until { viewModel.viewState.words == ["found", "saved"] }
  }

  @Test func `a command cancels a kind, and its result is dropped`() async {
    viewModel.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
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
    #expect(store.requests == [])
    #expect(viewModel.viewState == WordState())
    withExtendedLifetime(token) {}
  }

  @Test func `a cancellation handler may execute a command immediately`() async {
    store.onCancel = { [viewModel] in MainActor.assumeIsolated { viewModel.execute(.save("again")) } }
    viewModel.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
    store.onCancel = nil
    viewModel.execute(.stop)
    await until { store.requests == ["a", "again"] }
    store.answer("a")
    store.answer("again", "again")
    await until { viewModel.viewState.words == ["again"] }
  }

  @Test func `an observer of a result may supersede the task that returned it`() async {
    let token = viewModel.viewStateStream.bind { [viewModel] change in
      if change.changed(\.words), change.new.words == ["a"] { viewModel.execute(.find("b", .superseding)) }
    }
    viewModel.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
    store.answer("a", "a")
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words.count == 2 }
    #expect(viewModel.viewState.words == ["a", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `a task that has ended isn't retained`() async {
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

  @Test func `ending a view model cancels its tasks and drops their results`() async {
    viewModel.execute(.find("a", .superseding))
    viewModel.execute(.save("b"))
    await until { store.requests.count == 2 }
    viewModel.end()
    #expect(store.cancelled.sorted() == ["a", "b"])
    store.answer("a", "a")
    store.answer("b", "b")
    await until { store.returned.count == 2 }
    #expect(viewModel.viewState == WordState(isLoading: true))
  }

  @Test func `a view model isn't retained by its tasks, and cancels them when it is released`() async {
    var viewModel: WordViewModel? = WordViewModel(store)
    weak let gone = viewModel
    viewModel?.execute(.find("a", .superseding))
    await until { store.requests == ["a"] }
    viewModel = nil
    #expect(gone == nil)
    #expect(store.cancelled == ["a"])
    store.answer("a", "a")
    await until { store.returned == ["a"] }
  }
}
