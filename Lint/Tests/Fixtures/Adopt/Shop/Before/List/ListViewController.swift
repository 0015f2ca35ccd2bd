import UIKit

final class ListViewController: UITableViewController {
  let viewModel = ListViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.load()
  }
}

class ListCell: UITableViewCell {
  final class BadgeView: UIView {}
  let badge = BadgeView(frame: .zero)
}

final class WideListCell: ListCell {}
#if DEBUG
  private final class FrameView: UIView {}
#else
  private final class ShadowView: UIView {}
#endif
