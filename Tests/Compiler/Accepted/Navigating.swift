// Navigation by routes: view models that navigate, the app's closure, UIKit's and an app's own stages, and tests.
import SwiftMVVMPattern
import UIKit

enum Route: Equatable {
  case list
  case detail(id: Int)
  case settings
}

// View models of each kind that store a navigator.
@MainActor final class ListViewModel: ViewModel {
  private let navigator: Navigator<Route>
  private(set) var problem: String?

  init(_ navigator: Navigator<Route>) { self.navigator = navigator }

  func select(_ id: Int) {
    Task {
      do throws(NavigationError) { try await navigator.push(.detail(id: id)) } catch { show(error) }
    }
  }

  func show(_ error: NavigationError) {
    switch error {
    case .nothingToPop, .nothingToDismiss, .cannotPush, .interrupted, .cancelled, .ended: problem = "\(error)"
    case .noScreen(let error), .failed(let error), .undoFailed(let error): problem = "\(error)"
    }
  }
}

protocol DetailShowing: ViewModel {
  var title: String { get }
}

struct DetailViewModel: DetailShowing {
  let title: String
  var navigator: Navigator<Route>?
  func close() async throws { try await navigator?.pop() }
}

actor SettingsViewModel: ViewModel {
  private let navigator: Navigator<Route>
  init(_ navigator: Navigator<Route>) { self.navigator = navigator }
  func done() async throws(NavigationError) { try await navigator.dismiss() }
}

// A screen created with its view model, one with an optional property, and one with a protocol type.
class ListViewController: UIViewController, ViewModelHolder {
  let viewModel: ListViewModel?
  init(viewModel: ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

class DetailViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: (any DetailShowing)?
  func bind() { title = viewModel?.title }
}

class SettingsViewController: UIViewController, ViewModelHolder {
  var viewModel: SettingsViewModel?
}

struct NoSuchDetail: Error {}

// The app's closure as a method.
@MainActor struct Screens {
  func destination(for route: Route, _ navigator: Navigator<Route>) throws -> NavigationDestination<UIViewController> {
    switch route {
    case .list:
      return NavigationDestination(ListViewModel(navigator), ListViewController.init)
    case .detail(let id):
      guard id > 0 else { throw NoSuchDetail() }
      let viewModel: any DetailShowing = DetailViewModel(title: "\(id)", navigator: navigator)
      return detail(viewModel)
    case .settings:
      return NavigationDestination(SettingsViewModel(navigator)) {
        let controller = SettingsViewController()
        controller.viewModel = $0
        return controller
      }
    }
  }

  // A view model that is known only by its protocol.
  private func detail(_ viewModel: some DetailShowing) -> NavigationDestination<UIViewController> {
    NavigationDestination(viewModel) { viewModel in
      let controller = DetailViewController()
      controller.viewModel = viewModel
      return controller
    }
  }
}

// A window that stores the host, created at once or lazily.
@MainActor final class Tab {
  lazy var host = NavigationHost(on: NavigationControllerStage(UINavigationController())) { (route: Int, navigator) in
    switch route {
    case 0: NavigationDestination(DetailViewModel(title: "0"), TextViewController.init)
    default: NavigationDestination(DetailViewModel(title: "…")) { TextViewController($0) }
    }
  }
}

class TextViewController: UIViewController {
  init(_ viewModel: DetailViewModel) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

@MainActor final class Scene {
  let navigation = UINavigationController()
  private let host: NavigationHost<Route, NavigationControllerStage>

  init() {
    let stage = NavigationControllerStage(navigation) { $0 is SettingsViewController }
    host = NavigationHost(on: stage) { try Screens().destination(for: $0, $1) }
  }

  func open(_ routes: [Route]) async -> Bool {
    do {
      try await host.navigator.open(routes)
      return true
    } catch .noScreen(let error) {
      print(error)
    } catch {
      print(error, host.layers)
    }
    return false
  }
}

// An app's own front end with screens of any type.
@MainActor protocol Drawing { func draw() -> String }
struct Text: Drawing {
  let text: String
  func draw() -> String { text }
}

@MainActor final class TextStage: NavigationStage {
  private var screens: [any Drawing] = []
  let hasOwnRoot = true
  var onBack: OnBack?

  func acceptsPushes(above screen: any Drawing) -> Bool { screen.draw() != "" }
  func settle() async { await Task.yield() }
  func isShown(_ screen: any Drawing) -> Bool { screen.draw() != "" }
  func hasForeignScreens(above screen: (any Drawing)?) -> Bool { screen == nil }
  func perform(_ step: NavigationStep<any Drawing>, animated: Bool) async throws {
    await Task.yield()
    switch step {
    case .push(let screen), .present(let screen): screens.append(screen)
    case .pop(let count): screens.removeLast(count)
    case .dismiss: throw NoSuchDetail()
    }
  }
  func escape() { onBack?(.pop(1)) }
}

@MainActor func texts() async throws(NavigationError) -> [[Route]] {
  let host = NavigationHost(on: TextStage()) { (route: Route, navigator) in
    NavigationDestination(DetailViewModel(title: "\(route)", navigator: navigator)) { Text(text: $0.title) }
  }
  try await host.navigator.perform([.setRoot(.list), .show(.settings), .popToRoot, .open([.list, .settings])])
  return host.layers
}

// Tests with a double and with a recorder.
@MainActor func recorded() async throws -> Bool {
  var moves: [NavigationMove<Route>] = []
  let viewModel = ListViewModel(
    Navigator {
      moves += $0
      return .cancelled
    })
  viewModel.select(1)
  let recorder = NavigationRecorder<Route>()
  let host = NavigationHost(recording: recorder) { try Screens().destination(for: $0, $1) }
  try await host.navigator.present(.detail(id: 1))
  recorder.onBack?(.dismiss(1))
  let viewModels: [DetailViewModel] = recorder.viewModels()
  return moves == [.push(.detail(id: 1))] && recorder.steps == [.present(.detail(id: 1))] && viewModels.count == 1
}
