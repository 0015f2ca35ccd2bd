import SwiftMVVMPattern
import UIKit

class PlainCell: UITableViewCell {}

final class WideCell: PlainCell, SwiftMVVMPattern.View {}

@MainActor class BaseViewModel {
  init() {}
  func load() {}
}

final class LedgerViewModel: BaseViewModel, SwiftMVVMPattern.ViewModelHolder {
  let viewModel: RowViewModel

  init(viewModel: RowViewModel) {
    self.viewModel = viewModel
    super.init()
  }
}
