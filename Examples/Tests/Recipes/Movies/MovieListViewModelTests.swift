import MVVMBinding
import MVVMCore
import MVVMNavigation
import MoviesRecipe
import Testing

@MainActor
struct MovieListViewModelTests {
  let store = MovieStoreDouble()
  let list: MovieListViewModel
  fileprivate let trail = Trail()

  init() {
    list = MovieListViewModel(store: store, navigator: MovieNavigator { [trail] in trail.take($0) })
  }

  private func get(_ answer: Result<MoviePage, MovieStoreError> = .success(.first)) async throws {
    list.getMovieList(.silent)
    try await store.answer(.silent, page: 1, with: answer)
    try await wait { !list.isLoading.value }
  }

  @Test func aPageIsToldWhenItsMoviesAreThere() async throws {
    var told: [[Movie]] = []
    let token = list.page.bind { [unowned list] _ in told.append(list.movies) }
    try await get()
    #expect(told == [[.metropolis, .kid]])
    #expect((list.page.value, list.totalPages.value, list.totalResults.value) == (1, 2, 3))
    #expect(list.dates.value == 1921...1927)
    token.end()
  }

  @Test func severalViewsBindToOneValue() async throws {
    var first: [Int] = []
    var second: [Int] = []
    let tokens = [list.page.bindAndFire { first.append($0) }, list.page.bind { second.append($0) }]
    try await get()
    #expect(first == [0, 1])
    #expect(second == [1])
    tokens.forEach { $0.end() }
  }

  @Test func theNextPageComesUntilThereIsNone() async throws {
    try await get()
    list.getNextPage()
    try await store.answer(.silent, page: 2, with: .success(.second))
    try await wait { !list.isLoading.value }
    #expect(list.movies == [.m])
    list.getNextPage()
    #expect(!list.isLoading.value)
    #expect(store.asked.map(\.page) == [1, 2])
  }

  @Test func onlyTheLatestQuestionIsAnswered() async throws {
    list.getMovieList(.silent)
    try await wait { store.asked.count == 1 }
    list.getMovieList(.sound)
    try await store.answer(.sound, page: 1, with: .success(.second))
    try await wait { !list.isLoading.value }
    try await store.answer(.silent, page: 1, with: .success(.first))
    for _ in 0..<10 { await Task.yield() }
    #expect(list.movies == [.m])
  }

  @Test func anotherListHasNothingOfTheFormer() async throws {
    try await get()
    list.getMovieList(.sound)
    #expect(list.movies.isEmpty && list.page.value == 0 && list.dates.value == nil)
    try await store.answer(.sound, page: 1, with: .failure(.offline))
  }

  @Test func aFailureIsToldAndTheSamePageIsAskedAgain() async throws {
    try await get()
    list.getNextPage()
    try await store.answer(.silent, page: 2, with: .failure(.offline))
    try await wait { !list.isLoading.value }
    #expect(list.problem.value == .offline)
    #expect(list.movies == [.metropolis, .kid])
    list.retry()
    #expect(list.problem.value == nil)
    try await store.answer(.silent, page: 2, with: .success(.second))
    try await wait { !list.isLoading.value }
    #expect(list.movies == [.m])
  }

  @Test func aMovieIsOpenedByItsRoute() async throws {
    try await list.open(.kid)
    try await list.showAbout()
    #expect(trail.moves == [[.push(.movie(.kid))], [.present(.about)]])
  }

  @Test func whatTheNavigatorRefusesIsThrown() async {
    trail.answer = .cancelled
    await #expect(throws: NavigationError.self) { try await list.open(.kid) }
  }

  @Test func anAwaitedPageDoesNotKeepTheViewModel() async throws {
    var list: MovieListViewModel? = MovieListViewModel(store: store, navigator: MovieNavigator { _ in nil })
    weak let gone = list
    list?.getMovieList(.silent)
    try await wait { store.asked.count == 1 }
    list = nil
    #expect(gone == nil)
    try await store.answer(.silent, page: 1, with: .success(.first))
  }
}

/// A navigator's other end: what it was asked, and what it says.
@MainActor
private final class Trail {
  private(set) var moves: [[NavigationMove<MovieRoute>]] = []
  var answer: NavigationError?

  func take(_ asked: [NavigationMove<MovieRoute>]) -> NavigationError? {
    moves.append(asked)
    return answer
  }
}
