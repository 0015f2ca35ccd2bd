public import MVVMCore
public import MVVMNavigation

/// The screen of one movie.
@MainActor
public final class MovieDetailViewModel: ViewModel {
  public let title: String
  public let director: String
  public let year: String
  private let navigator: MovieNavigator

  public init(_ movie: Movie, navigator: MovieNavigator) {
    (title, director, year) = (movie.title, movie.director, "\(movie.year)")
    self.navigator = navigator
  }

  /// Returns to the previous screen.
  public func back() async throws(NavigationError) { try await navigator.pop() }
}
