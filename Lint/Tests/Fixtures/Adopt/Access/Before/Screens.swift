import UIKit

package class PaneViewController: UIViewController {
  package let viewModel = LatchViewModel()

  package func bind() {}
}

package class PlainViewController: UIViewController {
  package let viewModel = LatchViewModel()

  func bind() {}
}

package class PanelViewController: UIViewController {
  let viewModel = LatchViewModel()
}

final class SafeViewController: UIViewController {
  let viewModel = LatchViewModel()

  struct HeldViewModel {}
}

class RoomViewController: UIViewController {
  enum ViewModelProperty {}
}

final class HallViewController: RoomViewController {
  let viewModel = LatchViewModel()
}
