import SwiftMVVMPattern
import UIKit

class SummaryPresenter: Presenter<CountLabel, ContactsViewModel> {
  override func update(view: CountLabel, with viewModel: ContactsViewModel) {
    view.text = viewModel.summary
  }
}
