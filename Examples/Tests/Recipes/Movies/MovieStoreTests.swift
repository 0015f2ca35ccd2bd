import MoviesRecipe
import Testing

struct MovieStoreTests {
  let store = BundledMovieStore(delay: .zero)

  @Test(arguments: MovieKind.allCases)
  func pagesContainTheWholeList(kind: MovieKind) async throws {
    let first = try await store.movies(kind, page: 1)
    var movies = first.results
    for page in 1..<first.totalPages { movies += try await store.movies(kind, page: page + 1).results }
    #expect(movies == (kind == .silent ? BundledMovieStore.silent : BundledMovieStore.sound))
    #expect(movies.count == first.totalResults)
    #expect(movies.allSatisfy { first.dates.contains($0.year) })
  }

  @Test(arguments: [-1, 0, 3])
  func missingPageIsAnError(page: Int) async {
    await #expect(throws: MovieStoreError.noSuchPage(page)) { try await store.movies(.silent, page: page) }
  }

  @Test func requestFailsWithoutANetwork() async {
    store.isOnline = false
    await #expect(throws: MovieStoreError.offline) { try await store.movies(.silent, page: 1) }
  }
}
