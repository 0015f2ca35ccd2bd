import SwiftMVVMPattern
import UIKit

final class ReviewViewController: UIViewController, View {
  @IBOutlet private var textLabel: UILabel!

  var text = "" {
    didSet { textLabel.text = text }
  }

  static func make(_ text: String) -> ReviewViewController {
    let screen = ReviewViewController()
    screen.text = text
    return screen
  }
}

final class ReviewCell: UITableViewCell, ViewModelHolder {
  @ObservedViewModel var viewModel: SearchViewModel?
}
