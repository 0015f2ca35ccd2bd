/// An object with which a view model requests the next screen, by a route of the app's own type.
///
/// Get it from a ``NavigationHost`` and pass it to view models, which may store it. It doesn't depend on a front end.
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
/// Calls run one after another, and each returns when it is done. If a call has become impossible by then, it throws a
/// ``NavigationError`` and changes nothing. If the caller's task is cancelled while the call waits, it throws
/// ``NavigationError/cancelled``. A call that has started continues.
///
/// A navigator doesn't retain its host, so a view model retains no screens. After the host is deallocated, calls throw
/// ``NavigationError/ended``.
@MainActor public struct Navigator<Route> {
  private let call: @MainActor ([NavigationMove<Route>]) async -> NavigationError?

  /// Creates a navigator without a host, to test a view model. The closure returns the error of a call, or nil.
  public init(_ call: @escaping @MainActor ([NavigationMove<Route>]) async -> NavigationError?) { self.call = call }

  /// Pushes a screen onto the front layer.
  public func push(_ route: Route) async throws(NavigationError) { try await perform([.push(route)]) }

  /// Pops the front layer's last screen.
  public func pop() async throws(NavigationError) { try await perform([.pop]) }

  /// Pops all screens of the front layer except the first.
  public func popToRoot() async throws(NavigationError) { try await perform([.popToRoot]) }

  /// Presents a screen.
  public func present(_ route: Route) async throws(NavigationError) { try await perform([.present(route)]) }

  /// Pushes a screen if the front layer accepts pushes, and presents it otherwise.
  public func show(_ route: Route) async throws(NavigationError) { try await perform([.show(route)]) }

  /// Dismisses the front layer with all of its screens.
  public func dismiss() async throws(NavigationError) { try await perform([.dismiss]) }

  /// Replaces all screens by a new one, for example after the person has logged in.
  public func setRoot(_ route: Route) async throws(NavigationError) { try await perform([.setRoot(route)]) }

  /// Opens a deep link: shows a screen for each route of a path, completely or not at all.
  ///
  /// If `Route` is `Equatable`, the longest common prefix of the path and the shown screens stays. See
  /// ``NavigationMove/open(_:)``.
  public func open(_ routes: [Route]) async throws(NavigationError) { try await perform([.open(routes)]) }

  /// Makes several moves as one: all of them, or none.
  ///
  /// The host creates all screens first. If one can't be created, or a move is impossible, nothing changes. Then the stage
  /// performs the shortest list of steps to the result, and animates only the last. If a step fails, the host restores the
  /// former screens.
  public func perform(_ moves: [NavigationMove<Route>]) async throws(NavigationError) {
    if let error = await call(moves) { throw error }
  }
}
