public import MVVMCore
public import MVVMNavigation

/// A description of the app.
@MainActor
public final class AboutViewModel: ViewModel {
  public let text = "Silent movies of the 1920s, and a few with sound."
  private let navigator: MovieNavigator

  public init(navigator: MovieNavigator) { self.navigator = navigator }

  public func close() async throws(NavigationError) { try await navigator.dismiss() }
}
