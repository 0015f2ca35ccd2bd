//___FILEHEADER___

import SwiftMVVMPattern
import UIKit

final class ___VARIABLE_productName___ViewController: UIViewController, ViewModelBinder {
  private let content = ___VARIABLE_productName___View()
  @ObservedViewModel var viewModel: ___VARIABLE_productName___ViewModel?
  private weak var observed: ___VARIABLE_productName___ViewModel?

  override func loadView() {
    view = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind(to viewModel: ___VARIABLE_productName___ViewModel?) {
    observed?.onChange = nil
    observed = viewModel
    viewModel?.onChange = { [weak self] in self?.showViewModel() }
    showViewModel()
  }

  private func showViewModel() {
    // Show the values of viewModel in content.
  }
}
