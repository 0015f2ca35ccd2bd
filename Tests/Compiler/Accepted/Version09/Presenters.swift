import SwiftMVVMPattern
import UIKit

class TrackPresenter: Presenter<TrackView, TrackViewModel> {
  var color: UIColor

  init(color: UIColor = UIColor.black) {
    self.color = color
  }
}

final class TitlePresenter: TrackPresenter {
  override func update(view: TrackView, with viewModel: TrackViewModel) {
    view.label?.text = viewModel.title
    view.label?.textColor = color
  }
}

class TrackCellPresenter: Presenter<TrackCell, TrackViewModel> {
  override func update(view: TrackCell, with viewModel: TrackViewModel) {
    view.titleLabel?.text = viewModel.title
    view.contentView.backgroundColor = viewModel.mood == .calm ? UIColor.blue : UIColor.red
  }
}

/// An object for Interface Builder, which can't create a generic class.
class TrackIBPresenter: AnyPresenter {
  @IBInspectable var color: UIColor = UIColor.black
}

final class TitleIBPresenter: TrackIBPresenter {
  override func presenter() -> Any? {
    return TitlePresenter(color: color)
  }
}

final class LivePresenter: Presenter<TrackView, TrackViewModel>, WeakHolderPresenter {
  weak var view: TrackView?
  var viewModel: TrackViewModel?

  override func update(view: TrackView, with viewModel: TrackViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

final class NowPlayingPresenter: Presenter<NowPlaying, TrackViewModel>, HolderPresenter {
  private(set) var view: NowPlaying?
  private(set) var viewModel: TrackViewModel?

  override func update(view: NowPlaying, with viewModel: TrackViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

/// A presenter without an override, which 0.9 allowed too.
class PlaceholderPresenter: Presenter<TrackView, TrackViewModel> {}
