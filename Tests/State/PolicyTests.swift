import MVVMState
import Testing

/// The treatment of a new task while others of its kind run. `TaskTests` covers superseding and queueing.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PolicyTests {
  let store = HeldStore()
  let viewModel: WordViewModel

  init() { viewModel = WordViewModel(store) }

  @Test func `a second save is ignored while one runs`() async {
    viewModel.execute(.find("a", .ignoring))
    await until { store.requests == ["a"] }
    viewModel.execute(.find("b", .ignoring))
    store.answer("a", "a")
    await until { viewModel.viewState.words == ["a"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.requests == ["a"])
    #expect(store.cancelled == [])
  }

  @Test(arguments: [TaskPolicy.superseding, .queueing, .concurrent])
  func `a save is ignored while a task of any policy runs`(_ policy: TaskPolicy) async {
    viewModel.execute(.find("a", policy))
    await until { store.requests == ["a"] }
    viewModel.execute(.find("b", .ignoring))
    store.answer("a", "a")
    await until { viewModel.viewState.words == ["a"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.requests == ["a"])
  }

  @Test func `a save after the last one has failed starts`() async {
    viewModel.execute(.find("a", .ignoring))
    await until { store.requests == ["a"] }
    store.fail("a", NetworkError(code: 1))
    await until { viewModel.viewState.problem != nil }
    viewModel.execute(.find("b", .ignoring))
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["b"] }
  }

  @Test func `a save after a cancellation starts although the cancelled one is still running`() async {
    viewModel.execute(.find("a", .ignoring))
    await until { store.requests == ["a"] }
    viewModel.execute(.stop)
    viewModel.execute(.find("b", .ignoring))
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["b"] }
    store.answer("a", "a")
    await until { store.returned == ["b", "a"] }
    #expect(viewModel.viewState.words == ["b"])
  }

  @Test func `an observer of a save's result may save again`() async {
    let token = viewModel.viewStateStream.bind { [viewModel] change in
      if change.old != nil, change.changed(\.words), change.new.words == ["a"] {
        viewModel.execute(.find("b", .ignoring))
      }
    }
    viewModel.execute(.find("a", .ignoring))
    await until { store.requests == ["a"] }
    store.answer("a", "a")
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["a", "b"] }
    withExtendedLifetime(token) {}
  }

  @Test func `concurrent tasks run at the same time and each result counts`() async {
    viewModel.execute(.find("a", .concurrent))
    viewModel.execute(.find("b", .concurrent))
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { viewModel.viewState.words == ["b"] }
    store.answer("a", "a")
    await until { viewModel.viewState.words == ["b", "a"] }
    #expect(store.cancelled == [])
  }

  @Test func `a queued task waits for all concurrent ones before it`() async {
    viewModel.execute(.find("a", .concurrent))
    viewModel.execute(.find("b", .concurrent))
    viewModel.execute(.find("c", .queueing))
    viewModel.execute(.find("d", .queueing))
    await until { store.requests == ["a", "b"] }
    store.answer("b", "b")
    await until { store.returned == ["b"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(store.requests == ["a", "b"])
    store.answer("a", "a")
    await until { store.requests == ["a", "b", "c"] }
    store.answer("c", "c")
    await until { store.requests.last == "d" }
    store.answer("d", "d")
    await until { viewModel.viewState.words == ["b", "a", "c", "d"] }
  }

  @Test func `a superseding task cancels all concurrent ones`() async {
    viewModel.execute(.find("a", .concurrent))
    viewModel.execute(.find("b", .concurrent))
    await until { store.requests == ["a", "b"] }
    viewModel.execute(.find("c", .superseding))
    #expect(store.cancelled.sorted() == ["a", "b"])
    await until { store.requests == ["a", "b", "c"] }
    for word in ["a", "b", "c"] { store.answer(word, word) }
    await until { viewModel.viewState.words == ["c"] }
    await until { store.returned.count == 3 }
    #expect(viewModel.viewState.words == ["c"])
  }
}
