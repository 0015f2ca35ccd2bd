// The former names of the associated types.
import SwiftMVVMPattern
import UIKit

@MainActor
func title<Holder: ViewModelHolder>(of holder: Holder) -> String? where Holder.VM == TrackViewModel {
  let viewModel: Holder.VM? = holder.viewModel
  return viewModel?.title
}

@MainActor
func update<Owner: Presentable>(_ view: Owner.PV, _ viewModel: Owner.PVM, of owner: Owner) {
  owner.presenter?.update(view: view, with: viewModel)
}

@MainActor
func held<Holding: HolderPresenter>(by presenter: Holding) -> (Holding.HV?, Holding.HVM?) {
  (presenter.view, presenter.viewModel)
}

@MainActor
func bindAll<Observer: ViewModelObserver>(_ observers: [Observer]) {
  observers.forEach { $0.bind() }
}

class BaseViewController<T: ViewModel>: UIViewController, ViewModelHolder {
  typealias VM = T
  var viewModel: T?
}

final class NamedViewController: UIViewController, ViewModelHolder, Presentable {
  typealias VM = TrackViewModel
  typealias PV = TrackView
  typealias PVM = TrackViewModel
  var viewModel: VM?
  var presenter: Presenter<PV, PVM>?
}
