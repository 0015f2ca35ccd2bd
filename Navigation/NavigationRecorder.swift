/// A stage for tests. It records the steps of navigation and the view model of each screen.
///
/// Use it in a test of a view model, or of the closure that creates your screens. Store its host in the test.
///
/// ```swift
/// enum NewsRoute: Equatable { case article(Int) }
///
/// @MainActor func testOpening() async throws {
///   let recorder = NavigationRecorder<NewsRoute>()
///   let host = NavigationHost(recording: recorder) { route, navigator in
///     switch route {
///     case .article(let id): NavigationDestination(ProfileViewModel(name: "article \(id)")) { $0.name }
///     }
///   }
///   try await host.navigator.push(.article(7))
///   assert(recorder.steps == [.push(.article(7))])
///   assert(recorder.viewModels(of: ProfileViewModel.self).last?.name == "article 7")
/// }
/// ```
///
/// It records every step that the stage performs, including those that undo a failed call. To go back as a person does, call
/// `recorder.onBack?(.pop(1))`.
@MainActor public final class NavigationRecorder<Route>: NavigationStage {
  /// A route and its view model, instead of a screen.
  public typealias Screen = (route: Route, destination: NavigationDestination<Any>)

  /// The recorded steps, with routes instead of screens.
  public private(set) var steps: [NavigationStep<Route>] = []
  /// The shown destinations, in order, with their view models.
  public private(set) var destinations: [NavigationDestination<Any>] = []
  /// Whether there is a screen below the first pushed one.
  public let hasOwnRoot: Bool
  /// The host's callback. Call it in a test to go back as a person does.
  public var onBack: OnBack?

  /// Creates an empty recorder. With `hasOwnRoot`, the first pushed screen can be popped.
  public init(hasOwnRoot: Bool = false) { self.hasOwnRoot = hasOwnRoot }

  /// Returns the view models of a type whose screens were shown, in order.
  public func viewModels<Model>(of type: Model.Type = Model.self) -> [Model] {
    destinations.compactMap { $0.viewModel as? Model }
  }

  /// Records a step.
  public func perform(_ step: NavigationStep<Screen>, animated: Bool) {
    steps.append(step.map(\.route))
    _ = step.map { destinations.append($0.destination) }
  }
}

extension NavigationHost {
  /// Creates a host that records instead of showing screens. The closure is the app's own or the test's.
  public convenience init<Screen>(
    recording recorder: Stage,
    _ makeScreen: @escaping @MainActor (Route, Navigator<Route>) throws -> NavigationDestination<Screen>
  ) where Stage == NavigationRecorder<Route> {
    self.init(on: recorder) { route, navigator in
      let destination = try makeScreen(route, navigator)
      let shown = NavigationDestination<Any>(screen: destination.screen, viewModel: destination.viewModel)
      return NavigationDestination(screen: (route, shown), viewModel: shown.viewModel)
    }
  }
}
