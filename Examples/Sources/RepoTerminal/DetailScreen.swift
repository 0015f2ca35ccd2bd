import RepoViewModels
import SwiftMVVMPattern
import TerminalKit

/// One repository's page; its presenter is injected.
@MainActor
final class DetailScreen: Screen, ViewModelObserver, Presentable {
  @ObservedViewModel var viewModel: RepoDetailViewModel?
  let presenter: Presenter<DetailView, RepoDetailViewModel>?
  /// Called when there is something new to draw.
  var onChange: () -> Void = {}

  private let view = DetailView()
  private var tracking: Tracking?

  init(presenter: Presenter<DetailView, RepoDetailViewModel> = Presenter(DetailPresenter())) {
    self.presenter = presenter
  }

  static let help = "Esc back   ^Q quit"

  func bind() {
    tracking = viewModel.map { _ in
      Tracking { [weak self] in
        guard let self else { return }
        presentViewModel(in: view)
        onChange()
      }
    }
  }

  func frame(for size: Size) -> Frame {
    let body = lines(columns: size.columns).prefix(max(0, size.rows - 1))
    let filling = Array(repeating: Line(), count: max(0, size.rows - 1 - body.count))
    return Frame(body + filling + [Line(Self.help, .faint)])
  }

  /// The page without a screen around it.
  func lines(columns: Int) -> [Line] {
    viewModel == nil ? [] : view.lines(columns: columns)
  }
}
