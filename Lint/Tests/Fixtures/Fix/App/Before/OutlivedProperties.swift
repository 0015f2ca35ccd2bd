import UIKit

// Other code may use each of these view models after its flow is released, and with it the view model's delegate.

@MainActor protocol SavedViewModelDelegate: AnyObject { func didLoad() }

final class SavedViewController: UIViewController, SavedViewModelDelegate {
  func didLoad() {}
}

@MainActor final class Saved {
  static let shared = Saved()
  var all: [Any] = []
  var object: AnyObject?
  var action: (@MainActor () -> Void)?
}

@MainActor final class ElementViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// An array without its type retains the view model.
@MainActor final class ElementFlow {
  private let viewModel = ElementViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    Saved.shared.all.append(viewModel)
  }
}

@MainActor final class ObjectViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// A property without its type retains the view model.
@MainActor final class ObjectFlow {
  private let viewModel = ObjectViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    Saved.shared.object = viewModel
  }
}

@MainActor final class CapturedViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// A closure retains the view model.
@MainActor final class CapturedFlow {
  private let viewModel = CapturedViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    Saved.shared.action = { [viewModel] in viewModel.load() }
  }
}

@MainActor final class NamedViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// A task retains the view model.
@MainActor final class NamedFlow {
  private let viewModel = NamedViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    let model = viewModel
    Task { model.load() }
  }
}

@MainActor final class MethodViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// A method without a call retains the view model.
@MainActor final class MethodFlow {
  private let viewModel = MethodViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    Saved.shared.action = viewModel.load
  }
}

@MainActor final class OwnViewModel {
  var delegate: SavedViewModelDelegate?
  func load() { Saved.shared.action = { self.delegate?.didLoad() } }
}

/// The view model's own closure retains it.
@MainActor final class OwnFlow {
  private let viewModel = OwnViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    viewModel.load()
  }
}

@MainActor final class AsyncViewModel {
  var delegate: SavedViewModelDelegate?
  func load() async { delegate?.didLoad() }
}

/// A task retains the view model while it runs its method.
@MainActor final class AsyncFlow {
  private let viewModel = AsyncViewModel()
  private let controller = SavedViewController()

  func start() {
    viewModel.delegate = controller
    Task { [weak self] in await self?.viewModel.load() }
  }
}
