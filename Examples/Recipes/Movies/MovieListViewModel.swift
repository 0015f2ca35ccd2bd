public import MVVMBinding
public import MVVMCore
public import MVVMNavigation

/// The list, page by page. Each of its values notifies its own observers.
@MainActor
public final class MovieListViewModel: ViewModel {
  private let listed = Dynamic(MovieKind.silent)
  private let number = Dynamic(0)
  private let years = Dynamic<ClosedRange<Int>?>(nil)
  private let pages = Dynamic(0)
  private let results = Dynamic(0)
  private let loading = Dynamic(distinct: false)
  private let failure = Dynamic<MovieStoreError?>(distinct: nil)

  private let store: any MovieStore
  private let navigator: MovieNavigator
  private var latest: Task<Void, Never>?
  private var latestNumber = 0
  /// The latest requested page.
  private var wanted = 1

  /// The movies of the page, set before the observers of ``page`` are notified.
  public private(set) var movies: [Movie] = []

  public init(store: any MovieStore, navigator: MovieNavigator) {
    self.store = store
    self.navigator = navigator
  }

  /// Loads the first page of a list. Only the answer to the latest request is shown, in whatever order answers arrive.
  public func getMovieList(_ kind: MovieKind) {
    if kind != listed.value { clear() }
    listed.value = kind
    get(page: 1)
  }

  public func getNextPage() {
    if number.value < pages.value, !loading.value { get(page: number.value + 1) }
  }

  /// Repeats the failed request.
  public func retry() {
    if failure.value != nil { get(page: wanted) }
  }

  /// Shows a movie's screen.
  public func open(_ movie: Movie) async throws(NavigationError) { try await navigator.push(.movie(movie)) }

  /// Shows the description of the app.
  public func showAbout() async throws(NavigationError) { try await navigator.present(.about) }

  private func get(page: Int) {
    wanted = page
    loading.value = true
    failure.value = nil
    latestNumber += 1
    latest?.cancel()
    latest = Task { [weak self, store, kind = listed.value, latestNumber] in
      do throws(MovieStoreError) {
        let page = try await store.movies(kind, page: page)
        self?.show(page, latestNumber)
      } catch {
        self?.show(error, latestNumber)
      }
    }
  }

  /// Removes the rows of the former list.
  private func clear() {
    movies = []
    years.value = nil
    number.value = 0
  }

  private func show(_ page: MoviePage, _ request: Int) {
    guard request == latestNumber else { return }
    movies = page.results
    years.value = page.dates
    pages.value = page.totalPages
    results.value = page.totalResults
    number.value = page.page
    loading.value = false
  }

  private func show(_ error: MovieStoreError, _ request: Int) {
    guard request == latestNumber else { return }
    failure.value = error
    loading.value = false
  }
}

// MARK: - Values for views

extension MovieListViewModel {
  public var kind: ReadOnlyDynamic<MovieKind> { listed.readOnly }
  /// The number of the page, from one; zero before the first page is loaded.
  public var page: ReadOnlyDynamic<Int> { number.readOnly }
  public var dates: ReadOnlyDynamic<ClosedRange<Int>?> { years.readOnly }
  public var totalPages: ReadOnlyDynamic<Int> { pages.readOnly }
  public var totalResults: ReadOnlyDynamic<Int> { results.readOnly }
  public var isLoading: ReadOnlyDynamic<Bool> { loading.readOnly }
  public var problem: ReadOnlyDynamic<MovieStoreError?> { failure.readOnly }
}
