import UIKit

/// A holder, whose subclass is an observer.
class SheetController: UIViewController {
  var viewModel: GateViewModel { GateViewModel() }
}

final class FormController: SheetController {
  override var viewModel: GateViewModel { super.viewModel }

  func bind() {}
}
