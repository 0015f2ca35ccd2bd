// Base classes from Objective-C, and view models with key-value observing.
import SwiftMVVMPattern
import UIKit

class BaseViewController: UIViewController {
  @objc dynamic var isBusy = false

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc func reload() {}
}

@MainActor
class BaseViewModel: NSObject {
  @objc dynamic var title = ""
}

class ProfileViewModel: BaseViewModel, ViewModel {}

class ProfileViewController: BaseViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  @IBOutlet private weak var saveButton: UIButton?
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton?.addTarget(self, action: #selector(didTapSave(_:)), for: .touchUpInside)
    bind()
  }

  func bind() {
    observation = viewModel?.observe(\.title, options: [.initial]) { [weak self] viewModel, _ in
      MainActor.assumeIsolated { self?.title = viewModel.title }
    }
  }

  @objc private func didTapSave(_ sender: UIButton) {
    reload()
  }
}
