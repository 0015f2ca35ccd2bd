/// How a view model asks for the next screen: by a route, a type of the app's own.
///
/// **When to use it.** Hand it to a view model, which may keep it; it knows no front end. It comes from a ``NavigationHost``.
///
/// ```swift
/// enum AlbumRoute: Equatable { case album(id: Int), sharing }
///
/// @MainActor final class AlbumsViewModel: ViewModel {
///   private let navigator: Navigator<AlbumRoute>
///   private(set) var problem: String?
///   init(_ navigator: Navigator<AlbumRoute>) { self.navigator = navigator }
///
///   func select(_ id: Int) async {
///     do { try await navigator.push(.album(id: id)) } catch { problem = "\(error)" }
///   }
/// }
/// ```
///
/// **Laws.** A call made during another is queued, and executed when those before it are; it returns when it is executed. What has become impossible
/// by then is a ``NavigationError`` and changes nothing. Where the caller's task is cancelled, a call whose turn has not come does nothing, and throws
/// ``NavigationError/cancelled``; one that has begun goes on, and tells how it went.
///
/// **Isolation.** Main actor. **Ownership.** It does not keep its host, so that a view model keeps no screens; once that is gone,
/// calls throw ``NavigationError/ended``. **Cost.** A call, and what the stage takes.
@MainActor public struct Navigator<Route> {
  private let call: @MainActor ([NavigationMove<Route>]) async -> NavigationError?

  /// A navigator without a host, for the test of a view model: the closure says how a call went, nil if well.
  public init(_ call: @escaping @MainActor ([NavigationMove<Route>]) async -> NavigationError?) { self.call = call }

  /// Pushes a screen onto the front layer.
  public func push(_ route: Route) async throws(NavigationError) { try await perform([.push(route)]) }

  /// Pops the front layer's last screen.
  public func pop() async throws(NavigationError) { try await perform([.pop]) }

  /// Pops all screens of the front layer except the first.
  public func popToRoot() async throws(NavigationError) { try await perform([.popToRoot]) }

  /// Presents a screen.
  public func present(_ route: Route) async throws(NavigationError) { try await perform([.present(route)]) }

  /// Pushes a screen if the front layer takes pushes, and presents it otherwise.
  public func show(_ route: Route) async throws(NavigationError) { try await perform([.show(route)]) }

  /// Dismisses the front layer with all of its screens.
  public func dismiss() async throws(NavigationError) { try await perform([.dismiss]) }

  /// Replaces all screens by a new one, for example after the person has logged in.
  public func setRoot(_ route: Route) async throws(NavigationError) { try await perform([.setRoot(route)]) }

  /// Opens a deep link: shows a screen for each route of a path, completely or not at all.
  ///
  /// If `Route` is `Equatable`, the longest common prefix of the path and the shown screens stays. See ``NavigationMove/open(_:)``.
  public func open(_ routes: [Route]) async throws(NavigationError) { try await perform([.open(routes)]) }

  /// Makes several moves as one: all of them, or none.
  ///
  /// **Laws.** All screens are made first, and nothing is shown if one cannot be, or if a move is impossible. The stage is led from what is shown to
  /// what is wanted, without detours, and the last step alone is animated. If it fails on the way, what was done is taken back, with the very screens.
  public func perform(_ moves: [NavigationMove<Route>]) async throws(NavigationError) {
    if let error = await call(moves) { throw error }
  }
}
