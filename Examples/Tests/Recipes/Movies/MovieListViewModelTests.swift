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
    list = MovieListViewModel(store: store, navigator: MovieNavigator { [trail] in trail.perform($0) })
  }

  private func get(_ answer: Result<MoviePage, MovieStoreError> = .success(.first)) async throws {
    list.getMovieList(.silent)
    try await store.answer(.silent, page: 1, with: answer)
    try await wait { !list.isLoading.value }
  }

  @Test func moviesAreSetBeforeThePageIsDelivered() async throws {
    var received: [[Movie]] = []
    let token = list.page.bind { [unowned list] _ in received.append(list.movies) }
    try await get()
    #expect(received == [[.metropolis, .kid]])
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

  @Test func nextPagesLoadUntilTheLast() async throws {
    try await get()
    list.getNextPage()
    try await store.answer(.silent, page: 2, with: .success(.second))
    try await wait { !list.isLoading.value }
    #expect(list.movies == [.m])
    list.getNextPage()
    #expect(!list.isLoading.value)
    #expect(store.requests.map(\.page) == [1, 2])
  }

  @Test func onlyTheLatestRequestIsAnswered() async throws {
    list.getMovieList(.silent)
    try await wait { store.requests.count == 1 }
    list.getMovieList(.sound)
    try await store.answer(.sound, page: 1, with: .success(.second))
    try await wait { !list.isLoading.value }
    try await store.answer(.silent, page: 1, with: .success(.first))
    for _ in 0..<10 { await Task.yield() }
    #expect(list.movies == [.m])
  }

  @Test func anotherListDoesNotShowFormerMovies() async throws {
    try await get()
    list.getMovieList(.sound)
    #expect(list.movies.isEmpty && list.page.value == 0 && list.dates.value == nil)
    try await store.answer(.sound, page: 1, with: .failure(.offline))
  }

  @Test func failureIsReportedAndTheSamePageIsRequestedAgain() async throws {
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

  @Test func movieIsOpenedByItsRoute() async throws {
    try await list.open(.kid)
    try await list.showAbout()
    #expect(trail.moves == [[.push(.movie(.kid))], [.present(.about)]])
  }

  @Test func errorOfTheNavigatorIsThrown() async {
    trail.answer = .cancelled
    await #expect(throws: NavigationError.self) { try await list.open(.kid) }
  }

  @Test func pendingPageDoesNotRetainTheViewModel() async throws {
    var list: MovieListViewModel? = MovieListViewModel(store: store, navigator: MovieNavigator { _ in nil })
    weak let gone = list
    list?.getMovieList(.silent)
    try await wait { store.requests.count == 1 }
    list = nil
    #expect(gone == nil)
    try await store.answer(.silent, page: 1, with: .success(.first))
  }
}

/// Records the moves of a navigator, and returns their error.
@MainActor
private final class Trail {
  private(set) var moves: [[NavigationMove<MovieRoute>]] = []
  var answer: NavigationError?

  func perform(_ new: [NavigationMove<MovieRoute>]) -> NavigationError? {
    moves.append(new)
    return answer
  }
}
