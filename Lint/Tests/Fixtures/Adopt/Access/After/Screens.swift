import UIKit

internal import protocol SwiftMVVMPattern.ViewModel
internal import protocol SwiftMVVMPattern.ViewModelHolder
internal import protocol SwiftMVVMPattern.ViewModelObserver

package class PaneViewController: UIViewController {
  package let viewModel = LatchViewModel()

  package func bind() {}
}

extension PaneViewController: SwiftMVVMPattern.ViewModelObserver {}

package class PlainViewController: UIViewController {
  package let viewModel = LatchViewModel()

  func bind() {}
}

extension PlainViewController: SwiftMVVMPattern.ViewModelHolder {}

package class PanelViewController: UIViewController {
  let viewModel = LatchViewModel()
}

final class SafeViewController: UIViewController {
  let viewModel = LatchViewModel()

  struct HeldViewModel {}
}

extension SafeViewController.HeldViewModel: SwiftMVVMPattern.ViewModel {}

class RoomViewController: UIViewController {
  enum ViewModelProperty {}
}

final class HallViewController: RoomViewController {
  let viewModel = LatchViewModel()
}
