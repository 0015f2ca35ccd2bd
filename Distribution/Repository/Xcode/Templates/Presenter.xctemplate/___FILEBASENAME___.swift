//___FILEHEADER___

import SwiftMVVMPattern

final class ___FILEBASENAMEASIDENTIFIER___: Presenter<___VARIABLE_view___, ___VARIABLE_viewModel___> {
  override func update(view: ___VARIABLE_view___, with viewModel: ___VARIABLE_viewModel___) {
    // Show the values of viewModel in view.
  }
}
