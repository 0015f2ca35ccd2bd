public import MVVMCore
public import MVVMNavigation

/// What the app is about.
@MainActor
public final class AboutViewModel: ViewModel {
  public let text = "Movies that were seen a hundred years ago, and some that were heard."
  private let navigator: MovieNavigator

  public init(navigator: MovieNavigator) { self.navigator = navigator }

  public func close() async throws(NavigationError) { try await navigator.dismiss() }
}
