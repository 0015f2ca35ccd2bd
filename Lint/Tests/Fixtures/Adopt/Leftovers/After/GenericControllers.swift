import UIKit

import protocol SwiftMVVMPattern.ViewModelHolder
import protocol SwiftMVVMPattern.ViewModelObserver

/// Each argument may be a view, because nothing constrains the parameter.
class OpenController<Model>: UIViewController {
  var viewModel: Model?
}

/// It states the argument.
final class OpenGateController: OpenController<GateViewModel> {
  func bind() {}
}

extension OpenGateController: SwiftMVVMPattern.ViewModelObserver {}

class GateController<Model: GateViewModel>: UIViewController {
  var viewModel: Model?
}

extension GateController: SwiftMVVMPattern.ViewModelHolder {}

final class SmallGateController: GateController<GateViewModel> {
  func bind() {}
}

extension SmallGateController: SwiftMVVMPattern.ViewModelObserver {}

class TicketController<Model>: UIViewController where Model: TicketViewModel {
  let viewModel: Model

  init(viewModel: Model) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func bind() {}
}

extension TicketController: SwiftMVVMPattern.ViewModelObserver {}

protocol Booking {
  associatedtype Model
}

class BookingController<Trip: Booking>: UIViewController {
  var viewModel: Trip.Model?
}

class MeterController<Meter: UIView>: UIViewController {
  var viewModel: Meter?
}

final class LongFormController: UIViewController {
  var viewModel: Optional<GateViewModel> = nil

  func bind() {}
}

extension LongFormController: SwiftMVVMPattern.ViewModelObserver {}

final class PairController: UIViewController {
  let (viewModel, count) = (GateViewModel(), 1)
}

final class TwoGatesController: UIViewController {
  var viewModel, other: GateViewModel?
}
