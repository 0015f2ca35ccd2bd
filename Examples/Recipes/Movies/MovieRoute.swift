public import MVVMNavigation

/// A screen of the app.
public enum MovieRoute: Hashable, Sendable {
  case list
  case movie(Movie)
  /// The description of the app; presented.
  case about
}

public typealias MovieNavigator = Navigator<MovieRoute>
