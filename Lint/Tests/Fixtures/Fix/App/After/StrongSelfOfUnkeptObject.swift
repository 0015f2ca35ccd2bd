import UIKit

/// A coordinator that nothing keeps. The closure retains it until the screen is closed.
@MainActor final class UnkeptCoordinator {
  private let navigation: UINavigationController
  private let screen = FinishingViewModel()

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    screen.onFinish = { self.close() }
  }

  private func close() { navigation.popViewController(animated: true) }
}

/// A coordinator that its parent keeps.
@MainActor final class KeptCoordinator {
  private let navigation: UINavigationController
  private let screen = FinishingViewModel()

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    screen.onFinish = { [weak self] in self?.close() }
  }

  private func close() { navigation.popViewController(animated: true) }
}

/// A coordinator that a factory makes, and that nothing keeps.
@MainActor final class MadeCoordinator {
  private let screen = FinishingViewModel()
  private var isFinished = false

  func start() {
    screen.onFinish = { self.isFinished = true }
  }
}

@MainActor struct CoordinatorFactory {
  func makeCoordinator() -> MadeCoordinator { MadeCoordinator() }
}

/// A view model that a cell only reads.
@MainActor final class ReadViewModel {
  private let screen = FinishingViewModel()
  private(set) var isFinished = false

  init() {
    screen.onFinish = { self.isFinished = true }
  }
}

/// A view model that a cell keeps.
@MainActor final class StoredViewModel {
  private let screen = FinishingViewModel()
  private(set) var isFinished = false

  init() {
    screen.onFinish = { [weak self] in self?.isFinished = true }
  }
}

final class FinishingCell: UITableViewCell {
  private var viewModel: StoredViewModel?

  func configure(with viewModel: ReadViewModel) { isHidden = viewModel.isFinished }

  func configure(keeping viewModel: StoredViewModel) { self.viewModel = viewModel }
}

@MainActor final class FinishingViewModel {
  var onFinish: (() -> Void)?
}

@MainActor final class ParentCoordinator {
  private let navigation = UINavigationController()
  private var children: [KeptCoordinator] = []

  func showBoth() {
    UnkeptCoordinator(navigation: navigation).start()
    let child = KeptCoordinator(navigation: navigation)
    children.append(child)
    child.start()
    CoordinatorFactory().makeCoordinator().start()
  }

  func configure(_ cell: FinishingCell) {
    cell.configure(with: ReadViewModel())
    cell.configure(keeping: StoredViewModel())
  }
}
