import SwiftMVVMPattern
import UIKit

class TrackView: UIView {
  @IBOutlet weak var label: UILabel?
}

extension TrackView: View {}

class TrackCell: UITableViewCell, Contextable, Presentable {
  var context: Any?
  @IBOutlet weak var titleLabel: UILabel?
  @IBOutlet weak var artistLabel: UILabel?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
    titleLabel?.text = nil
    artistLabel?.text = nil
  }

  var presenter: Presenter<TrackCell, TrackViewModel>? {
    didSet {
      guard let viewModel = context as? TrackViewModel else { return }
      presenter?.update(view: self, with: viewModel)
    }
  }
}

extension TrackCell: View {}

struct NowPlaying {
  var text = ""
}

extension NowPlaying: View {}
