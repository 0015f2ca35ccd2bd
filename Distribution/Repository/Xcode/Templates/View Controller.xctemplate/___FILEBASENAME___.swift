//___FILEHEADER___

import SwiftMVVMPattern
import UIKit

final class ___FILEBASENAMEASIDENTIFIER___: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: ___VARIABLE_viewModel___?
  private weak var observed: ___VARIABLE_viewModel___?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind(to viewModel: ___VARIABLE_viewModel___?) {
    observed?.onChange = nil
    observed = viewModel
    viewModel?.onChange = { [weak self] in self?.showViewModel() }
    showViewModel()
  }

  private func showViewModel() {
    // Show the values of viewModel.
  }
}
