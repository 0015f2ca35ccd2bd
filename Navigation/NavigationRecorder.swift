/// A stage for tests. It records the steps of navigation and the view model of each screen.
///
/// **When to use it.** In a test of a view model, or of the app's function from routes to screens. Keep its host.
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
  /// A route and its view model, in place of a screen.
  public typealias Screen = (route: Route, destination: NavigationDestination<Any>)

  /// The steps, by their routes.
  public private(set) var steps: [NavigationStep<Route>] = []
  /// What was shown, in order: screens, with their view models.
  public private(set) var destinations: [NavigationDestination<Any>] = []
  /// Whether there is a screen below the first that is pushed.
  public let hasOwnRoot: Bool
  /// The host listens; a test tells what the person does.
  public var onBack: OnBack?

  /// A recorder that has recorded nothing. With a root of its own, the first screen that is pushed can be popped.
  public init(hasOwnRoot: Bool = false) { self.hasOwnRoot = hasOwnRoot }

  /// The view models of a type that screens were shown with, in order.
  public func viewModels<Model>(of type: Model.Type = Model.self) -> [Model] {
    destinations.compactMap { $0.viewModel as? Model }
  }

  /// Remembers a step.
  public func perform(_ step: NavigationStep<Screen>, animated: Bool) {
    steps.append(step.map(\.route))
    _ = step.map { destinations.append($0.destination) }
  }
}

extension NavigationHost {
  /// A host that shows nothing, and records: the screens are made by the app's own function, or by the test's.
  public convenience init<Screen>(
    recording recorder: Stage,
    _ screens: @escaping @MainActor (Route, Navigator<Route>) throws -> NavigationDestination<Screen>
  ) where Stage == NavigationRecorder<Route> {
    self.init(on: recorder) { route, navigator in
      let destination = try screens(route, navigator)
      let shown = NavigationDestination<Any>(screen: destination.screen, viewModel: destination.viewModel)
      return NavigationDestination(screen: (route, shown), viewModel: shown.viewModel)
    }
  }
}
