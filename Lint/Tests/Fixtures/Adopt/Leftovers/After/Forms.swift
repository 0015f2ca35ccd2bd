import UIKit

import protocol SwiftMVVMPattern.ViewModelHolder
import protocol SwiftMVVMPattern.ViewModelObserver

/// A holder, whose subclass is an observer.
class SheetController: UIViewController {
  var viewModel: GateViewModel { GateViewModel() }
}

extension SheetController: SwiftMVVMPattern.ViewModelHolder {}

final class FormController: SheetController {
  override var viewModel: GateViewModel { super.viewModel }

  func bind() {}
}

extension FormController: SwiftMVVMPattern.ViewModelObserver {}
