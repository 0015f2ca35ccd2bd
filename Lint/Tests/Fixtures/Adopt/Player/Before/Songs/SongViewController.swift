import UIKit

class BaseViewModel {
  init() {}
  func load() {}
}

final class SongViewModel: BaseViewModel {
  let title = "Song"
}

final class AlbumViewModel: BaseViewModel {}

class BaseViewController: UIViewController {
  func bind() {}
}

final class SongViewController: BaseViewController {
  var viewModel: SongViewModel?
  override func bind() { title = viewModel?.title }
}

final class AlbumViewController: UIViewController {
  var viewModel: AlbumViewModel!
  func bind() { viewModel.load() }
}

final class QueueViewController: UIViewController {
  weak var viewModel: SongViewModel?
  func bind() { title = viewModel?.title }
}
