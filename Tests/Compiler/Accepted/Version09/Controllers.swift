import SwiftMVVMPattern
import UIKit

#if swift(>=6)
  @MainActor  // Swift 6 requires it because of UIKit's classes, even without the kit.
#endif
protocol TrackShowing: AnyObject {
  var viewModel: TrackViewModel? { get set }
}

final class TrackViewController: UIViewController, TrackShowing, ViewModelHolder, IBPresentable {
  var viewModel: TrackViewModel? = TrackViewModel()
  @IBOutlet weak var customView: TrackView?

  var presenter: Presenter<TrackView, TrackViewModel>?

  @IBOutlet var presenterObject: AnyPresenter? {
    didSet {
      presenter = presenterObject?.presenter() as? Presenter<TrackView, TrackViewModel>
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = customView, let viewModel = viewModel else { return }
    presenter?.update(view: view, with: viewModel)
  }
}

class AlbumViewController: UITableViewController, ViewModelHolder {
  let viewModel: AlbumViewModel? = AlbumViewModel(tracks: [
    TrackViewModel(title: "One", artist: "A", mood: .calm),
    TrackViewModel(title: "Two", artist: "B", mood: .lively),
  ])

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let cell = sender as? TrackCell,
      let viewModel = cell.context as? TrackViewModel,
      let controller = segue.destination as? TrackShowing
    else { return }
    controller.viewModel = viewModel
  }

  @IBAction func unwindToAlbum(segue: UIStoryboardSegue) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return viewModel?.tracks.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "TrackCell", for: indexPath) as? TrackCell else {
      fatalError("the storyboard's cell isn't a TrackCell")
    }
    cell.context = viewModel?.tracks[indexPath.row]
    cell.presenter = TrackCellPresenter()
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? TrackCell,
      let viewModel = cell.context as? TrackViewModel
    else { return }
    print(viewModel.title)
  }
}

final class PresentedAlbumViewController: AlbumViewController, Presentable {
  var presenter: Presenter<TrackCell, TrackViewModel>? = TrackCellPresenter()
}

final class ObservingViewController: UIViewController, ViewModelObserver {
  var viewModel: TrackViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {
    title = viewModel?.title
  }
}
