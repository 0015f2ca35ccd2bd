public import MVVMNavigation

/// Where a person can be.
public enum MovieRoute: Hashable, Sendable {
  case list
  case movie(Movie)
  /// What the app is about; presented.
  case about
}

public typealias MovieNavigator = Navigator<MovieRoute>
