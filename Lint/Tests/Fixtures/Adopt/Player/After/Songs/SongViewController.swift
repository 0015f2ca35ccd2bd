import UIKit

import protocol SwiftMVVMPattern.ViewModel
import protocol SwiftMVVMPattern.ViewModelObserver

class BaseViewModel {
  init() {}
  func load() {}
}

extension BaseViewModel: SwiftMVVMPattern.ViewModel {}

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

extension SongViewController: SwiftMVVMPattern.ViewModelObserver {}

final class AlbumViewController: UIViewController {
  var viewModel: AlbumViewModel!
  func bind() { viewModel.load() }
}

final class QueueViewController: UIViewController {
  weak var viewModel: SongViewModel?
  func bind() { title = viewModel?.title }
}

extension QueueViewController: SwiftMVVMPattern.ViewModelObserver {}
