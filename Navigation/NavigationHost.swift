/// The owner of a stage and its screens, which provides the ``Navigator`` for view models.
///
/// Create one for each window, or for each tab, and store it there. Its closure is the app's only way from a route to a screen.
/// Write it as a `switch` over an enum, so that it doesn't compile while a screen is missing.
///
/// ```swift
/// enum ProfileRoute { case profile(Contact), help }
///
/// final class ProfileScreen: UIViewController {
///   init(_ viewModel: ProfileViewModel) { super.init(nibName: nil, bundle: nil) }
///   required init?(coder: NSCoder) { nil }
/// }
///
/// final class HelpScreen: UIViewController {
///   init(_ viewModel: HelpViewModel) { super.init(nibName: nil, bundle: nil) }
///   required init?(coder: NSCoder) { nil }
/// }
///
/// @MainActor final class HelpViewModel: ViewModel {
///   private let navigator: Navigator<ProfileRoute>
///   init(_ navigator: Navigator<ProfileRoute>) { self.navigator = navigator }
/// }
///
/// @MainActor final class ProfileWindow {
///   let navigation = UINavigationController()
///   private lazy var host = NavigationHost(on: NavigationControllerStage(navigation)) { (route: ProfileRoute, navigator) in
///     switch route {
///     case .profile(let contact): NavigationDestination(ProfileViewModel(name: contact.name), ProfileScreen.init)
///     case .help: NavigationDestination(HelpViewModel(navigator), HelpScreen.init)
///     }
///   }
///
///   func start() async throws { try await host.navigator.push(.help) }
/// }
/// ```
///
/// Calls run one after another, in the order in which they were made. ``layers`` is always what the stage shows, even after the
/// person went back, or other code removed a screen. If the stage has no screen of its own, the first pushed screen is the
/// root, which ``Navigator/setRoot(_:)`` replaces.
///
/// The host retains the stage and the shown screens. Navigators don't retain the host: when it is deallocated, its calls end,
/// and the screens are released.
///
/// - Complexity: A call is linear in the number of shown screens.
@MainActor public final class NavigationHost<Route, Stage: NavigationStage> {
  /// The app's closure that creates the screen for a route. Pass the navigator on to the view model.
  public typealias ScreenFactory = @MainActor (Route, Navigator<Route>) throws -> NavigationDestination<Stage.Screen>
  private typealias Layers = NavigationLayers<Route, Stage.Screen>
  private typealias Call = (number: Int, moves: [NavigationMove<Route>])

  private let stage: Stage
  private let makeScreen: ScreenFactory
  private var transition: NavigationTransition<Route, Stage.Screen>
  private var calls: [Call] = []
  private var current = -1
  private var results: [Int: CheckedContinuation<NavigationError?, Never>] = [:]
  private var numbers = (0...).makeIterator()
  private var isRunning = false

  /// Creates a host for a stage. The closure creates the screen for a route.
  public init(on stage: Stage, _ makeScreen: @escaping ScreenFactory) {
    (self.stage, self.makeScreen) = (stage, makeScreen)
    transition = NavigationTransition(layers: Layers(least: stage.hasOwnRoot ? 0 : 1))
    stage.onBack = { [weak self] in self?.userDidGoBack($0) }
  }

  deinit { for result in results.values { result.resume(returning: .ended) } }

  /// The routes of the screens: the lowest layer, followed by the layers that are presented on it. Screens of other code aren't
  /// included.
  public var layers: [[Route]] {
    var current = transition
    current.reconcile(stage.isShown)
    return current.layers.routes
  }

  /// The navigator for the app's view models.
  public var navigator: Navigator<Route> {
    Navigator { [weak self] moves in
      guard let number = self?.numbers.next() else { return .ended }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { result in
          if let self { self.enqueue((number, moves), result) } else { result.resume(returning: .ended) }
        }
      } onCancel: {
        Task { @MainActor in self?.cancel(number) }
      }
    }
  }

  private func enqueue(_ call: Call, _ result: CheckedContinuation<NavigationError?, Never>) {
    calls.append(call)
    results[call.number] = result
    if !isRunning { run() }
  }

  private func cancel(_ number: Int) {
    guard let index = calls.firstIndex(where: { $0.number == number }) else { return }
    calls.remove(at: index)
    results.removeValue(forKey: number)?.resume(returning: .cancelled)
  }

  /// Executes calls until none is waiting. The task doesn't retain the host while the stage performs a step.
  private func run() {
    isRunning = true
    Task { [weak self, stage] in
      repeat {
        await stage.settle()
        self?.begin()
        while let next = self?.transition.next {
          var failure: (any Error)?
          do { try await stage.perform(next.step.map(\.screen), animated: next.isLast) } catch { failure = error }
          self?.transition.stepEnded(failure, isShown: stage.isShown)
        }
      } while self?.finish() == true
    }
  }

  private func userDidGoBack(_ step: NavigationStep<Never>) {
    transition.apply(step)
    // During a step, the stage may be ahead of it.
    if transition.next == nil { transition.reconcile(stage.isShown) }
  }

  private func begin() {
    transition.reconcile(stage.isShown)
    guard !calls.isEmpty else { return }
    let call = calls.removeFirst()
    current = call.number
    do throws(NavigationError) {
      var goal = transition.layers
      for move in call.moves { try goal.apply(move, entry) }
      transition.begin(to: goal, hasForeignScreens: stage.hasForeignScreens)
    } catch { transition.error = error }
  }

  private func entry(_ route: Route, _ isPresented: Bool) throws(NavigationError) -> Layers.Entry {
    do {
      let screen = try makeScreen(route, navigator).screen
      return (numbers.next() ?? 0, route, screen, stage.acceptsPushes(above: screen), isPresented)
    } catch { throw .noScreen(error) }
  }

  /// Ends the current call, and returns whether another one is waiting.
  private func finish() -> Bool {
    results.removeValue(forKey: current)?.resume(returning: transition.finish())
    isRunning = !calls.isEmpty
    return isRunning
  }
}
