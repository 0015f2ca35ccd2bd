public import MVVMCore
public import MVVMNavigation

/// One movie's own screen.
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

  /// Returns to what was shown before.
  public func back() async throws(NavigationError) { try await navigator.pop() }
}
