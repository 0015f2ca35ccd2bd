// A controller that shows its view model itself; the view model is a plain property.
import SwiftMVVMPattern
import UIKit

class CustomView: UIView {
  @IBOutlet weak var infoLabel: UILabel?
}
extension CustomView: View {}

@MainActor
class CustomViewModel: ViewModel {
  var info: String
  private(set) var isSaved = false

  init(info: String) { self.info = info }

  func save() { isSaved = true }
}

class ViewController: UIViewController, ViewModelObserver {
  @IBOutlet weak var customView: CustomView?
  var viewModel: CustomViewModel? {
    didSet { if isReadyToBind { bind() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {
    customView?.infoLabel?.text = viewModel?.info
  }

  @IBAction func didTapSave(_ sender: Any) {
    viewModel?.save()
  }
}
