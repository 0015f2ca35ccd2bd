import RepoViewModels
import SwiftMVVMPattern
import TerminalKit

/// One repository's page; its presenter is injected.
@MainActor
final class DetailScreen: Screen, ViewModelBinder, Presentable {
  @ObservedViewModel var viewModel: RepoDetailViewModel?
  let presenter: Presenter<DetailView, RepoDetailViewModel>?
  /// Called after a change to the screen.
  var onChange: () -> Void = {}

  private let view = DetailView()
  private var token: BindingToken?
  /// The first visible line, the number of lines, and the number that fit, as of the latest drawing.
  private var first = 0
  private(set) var count = 0
  private(set) var height = 0

  init(presenter: Presenter<DetailView, RepoDetailViewModel> = Presenter(DetailPresenter())) {
    self.presenter = presenter
  }

  func bind(to viewModel: RepoDetailViewModel?) {
    token = observeChanges(for: self) {
      ($0.viewModel?.repo, $0.viewModel?.state)
    } show: { screen, _ in
      guard screen.viewModel != nil else { return }
      screen.update()
      screen.onChange()
    }
  }

  /// Shows the view model's state now; a change is also observed in a later turn.
  func update() {
    presentViewModel(in: view)
  }

  /// The page without a screen around it.
  func lines(columns: Int) -> [Line] {
    viewModel == nil ? [] : view.lines(columns: columns)
  }
}

// MARK: - Drawing

extension DetailScreen {
  private var help: [String] {
    ["^Q quit", "Esc back"] + (count > height ? ["↑ ↓ scroll"] : []) + ["^R reload"]
  }

  /// Scrolls a page that is higher than the terminal, up to its ends.
  func scroll(by distance: Int) {
    first = max(0, min(first + distance, count - height))
    onChange()
  }

  func frame(for size: Size) -> Frame {
    let lines = lines(columns: size.columns)
    (count, height) = (lines.count, max(0, size.rows - 1))
    first = max(0, min(first, count - height))
    let body = lines.dropFirst(first).prefix(height)
    let filling = Array(repeating: Line(), count: height - body.count)
    return Frame(body + filling + [Line(help.fitting(columns: size.columns), .faint)])
  }
}
