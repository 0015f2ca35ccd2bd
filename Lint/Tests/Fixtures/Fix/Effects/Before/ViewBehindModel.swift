import UIKit

/// A protocol that only a view adopts. It is named like a view model.
@MainActor protocol ProfileScreenViewModel: AnyObject { func reload() }

@MainActor final class ProfileViewModel {
  var screen: ProfileScreenViewModel?
  func load() { screen?.reload() }
}

final class ProfileViewController: UIViewController, ProfileScreenViewModel {
  private let state = ProfileViewModel()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    state.screen = self
  }

  func reload() {}
}

@MainActor final class ProfileFlow {
  private let profile = ProfileViewController()

  func start(in navigation: UINavigationController) { navigation.pushViewController(profile, animated: true) }
}
