import UIKit

import protocol SwiftMVVMPattern.View
import protocol SwiftMVVMPattern.ViewModelHolder

final class ListViewController: UITableViewController {
  let viewModel = ListViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.load()
  }
}

extension ListViewController: SwiftMVVMPattern.ViewModelHolder {}

class ListCell: UITableViewCell {
  final class BadgeView: UIView {}
  let badge = BadgeView(frame: .zero)
}

extension ListCell: SwiftMVVMPattern.View {}
extension ListCell.BadgeView: SwiftMVVMPattern.View {}

final class WideListCell: ListCell {}
#if DEBUG
  private final class FrameView: UIView {}

  extension FrameView: SwiftMVVMPattern.View {}
#else
  private final class ShadowView: UIView {}

  extension ShadowView: SwiftMVVMPattern.View {}
#endif
