import Observation
import RepoModel
import RepoViewModels
import Testing

@MainActor
struct RepoListViewModelTests {
  let store = StoreDouble()
  let viewModel: RepoListViewModel

  init() { viewModel = RepoListViewModel(store: store) }

  private func search(_ text: String, answer: Result<[Repo], RepoStoreError>) async {
    viewModel.search(text)
    await store.isAsked(text)
    store.answer(text, with: answer)
    await viewModel.settle()
  }

  @Test func anAnswerIsShown() async {
    await search("a", answer: .success([.named("a")]))
    #expect(viewModel.query == "a")
    #expect(viewModel.state == .loaded([.named("a")]))
  }

  @Test func noMatchIsAState() async {
    await search("a", answer: .success([]))
    #expect(viewModel.state == .empty)
  }

  @Test func aFailureIsAState() async {
    await search("a", answer: .failure(.damaged("x")))
    #expect(viewModel.state == .failed(.damaged("x")))
  }

  @Test func theFormerAnswerStaysWhileOneIsAwaited() async {
    await search("a", answer: .success([.named("a")]))
    viewModel.search("ab")
    #expect(viewModel.state == .loading(former: [.named("a")]))
    #expect(viewModel.state.repos == [.named("a")])
  }

  @Test func aLateAnswerNeverOverwritesANewerOne() async {
    viewModel.search("a")
    viewModel.search("ab")
    await store.isAsked("a")
    await store.isAsked("ab")
    store.answer("ab", with: .success([.named("ab")]))
    await viewModel.settle()
    await expectNoChange { store.answer("a", with: .success([.named("a")])) }
    #expect(viewModel.state == .loaded([.named("ab")]))
  }

  @Test func anEarlyAnswerToAFormerQuestionIsNotShown() async {
    viewModel.search("a")
    viewModel.search("ab")
    await store.isAsked("a")
    await store.isAsked("ab")
    await expectNoChange { store.answer("a", with: .failure(.damaged("x"))) }
    #expect(viewModel.state == .loading(former: []))
    store.answer("ab", with: .success([.named("ab")]))
    await viewModel.settle()
    #expect(viewModel.state == .loaded([.named("ab")]))
  }

  @Test func settlingWaitsForTheLatestOfSeveral() async {
    viewModel.search("a")
    await store.isAsked("a")
    var isWaiting = false
    let settled = Task {
      isWaiting = true
      await viewModel.settle()
      return viewModel.state
    }
    while !isWaiting { await Task.yield() }
    viewModel.search("ab")
    await store.isAsked("ab")
    await expectNoChange { store.answer("a", with: .success([.named("a")])) }
    store.answer("ab", with: .success([.named("ab")]))
    #expect(await settled.value == .loaded([.named("ab")]))
  }

  @Test func reloadingAsksTheSameAgain() async {
    await search("a", answer: .failure(.damaged("x")))
    viewModel.reload()
    await store.isAsked("a")
    store.answer("a", with: .success([.named("a")]))
    await viewModel.settle()
    #expect(viewModel.state == .loaded([.named("a")]))
  }

  @Test func anAwaitedAnswerDoesNotKeepTheViewModel() async {
    var viewModel: RepoListViewModel? = RepoListViewModel(store: store)
    weak let gone = viewModel
    viewModel?.search("a")
    await store.isAsked("a")
    viewModel = nil
    #expect(gone == nil)
    store.answer("a", with: .success([]))
  }

  /// Runs the action, and all that it set off on the main actor.
  private func expectNoChange(_ action: () -> Void) async {
    let change = Change()
    withObservationTracking {
      _ = viewModel.state
    } onChange: {
      change.happened()
    }
    action()
    for _ in 0..<100 { await Task.yield() }
    #expect(!change.hasHappened)
  }
}
