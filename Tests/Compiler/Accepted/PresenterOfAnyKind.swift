// A controller that accepts any presenter of a pair: a subclass, a closure or a struct.
import SwiftMVVMPattern
import UIKit

class CustomView: UIView, View {
  let infoLabel = UILabel()
}

class CustomViewModel: ViewModel {
  var info = ""
}

class LoudPresenter: Presenter<CustomView, CustomViewModel> {
  override func update(view: CustomView, with viewModel: CustomViewModel) {
    view.infoLabel.text = viewModel.info.uppercased()
  }
}

struct QuietPresenter: Presenting {
  func update(view: CustomView, with viewModel: CustomViewModel) {
    view.infoLabel.text = viewModel.info.lowercased()
  }
}

class ViewController: UIViewController, ViewModelHolder, Presentable {
  let customView = CustomView()
  var viewModel: CustomViewModel?
  var presenter: Presenter<CustomView, CustomViewModel>?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentViewModel(in: customView)
  }

  func text() -> String {
    switch presentViewModel(in: customView) {
    case .presented: "presented"
    case .noView, .noViewModel, .noPresenter: "a part is missing"
    }
  }
}

@MainActor
func inject(_ controller: ViewController) {
  controller.presenter = LoudPresenter()
  controller.presenter = Presenter(QuietPresenter())
  controller.presenter = Presenter { view, viewModel in view.infoLabel.text = viewModel.info }
}
