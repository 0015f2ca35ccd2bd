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
    screen.onFinish = { self.close() }
  }

  private func close() { navigation.popViewController(animated: true) }
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
  }
}
