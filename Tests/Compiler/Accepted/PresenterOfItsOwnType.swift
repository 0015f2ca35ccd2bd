// A controller that accepts one presenter type.
import SwiftMVVMPattern
import UIKit

class CustomView: UIView {
  @IBOutlet weak var infoLabel: UILabel?
}
extension CustomView: View {}

class CustomViewModel: ViewModel {
  var info = ""
  func save() {}
}

class CustomViewPresenter: Presenter<CustomView, CustomViewModel> {
  private var viewModel: CustomViewModel?

  override func update(view: CustomView, with viewModel: CustomViewModel) {
    self.viewModel = viewModel
    view.infoLabel?.text = viewModel.info
  }
}

class ViewController: UIViewController, ViewModelHolder, Presentable {
  @IBOutlet weak var customView: CustomView?
  var viewModel: CustomViewModel?
  var presenter: CustomViewPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = customView, let viewModel else { return }
    presenter?.update(view: view, with: viewModel)
  }

  @IBAction func didTapSave(_ sender: Any) {
    viewModel?.save()
  }
}
