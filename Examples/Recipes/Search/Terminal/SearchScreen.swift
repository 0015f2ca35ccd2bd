import MVVMBinding
import MVVMCore
import MVVMState
import RecipeKit
import SearchRecipe
import TerminalKit

/// The part of the search's controller: it shows each state, and turns keys into commands.
@MainActor
final class SearchScreen: RecipeScreen, ViewModelBinder {
  @ObservedViewModel var viewModel: RepoSearchViewModel?
  var onChange: () -> Void = {}

  let view = SearchView()
  private var token: BindingToken?

  init(_ viewModel: RepoSearchViewModel) {
    self.viewModel = viewModel
  }

  func bind(to viewModel: RepoSearchViewModel?) {
    // The former token goes, and with it whatever was heard before.
    token = viewModel?.viewStateStream.bind { [weak self] change in self?.show(change) }
    if viewModel == nil { view.render([]) }
  }

  private func show(_ change: ViewStateChange<RepoSearchState>) {
    change.ifChanged(\.query) { view.query = $0 }
    change.ifChanged(\.repos) { view.render($0) }
    change.ifChanged(\.chosen) { view.chosen = $0 }
    view.notice = notice(of: change.new)
    onChange()
  }

  private func notice(of state: RepoSearchState) -> Line {
    if let problem = state.problem { return Line(problem, .warning) }
    if state.isLoading { return Line("Searching…", .faint) }
    if state.query.isEmpty { return Line("Type a part of a name.", .faint) }
    return Line(state.repos.isEmpty ? "Nothing matches." : "\(state.repos.count) found", .faint)
  }
}

// MARK: - Keys and lines

extension SearchScreen {
  var help: String { "Type to search   ↑ ↓ choose   Esc clear   ^R again   ^O network on, off" }
  var isAtRest: Bool { viewModel?.viewState.isLoading != true }

  func handle(_ key: Key) {
    if let command = command(for: key) { viewModel?.execute(command) }
  }

  private func command(for key: Key) -> RepoSearchCommand? {
    switch key {
    case .character(let character): .search(view.query + [character])
    case .paste(let text): .search(view.query + text.printable)
    case .backspace: .search(String(view.query.dropLast()))
    case .escape: .search("")
    case .control("r"): .retry
    case .up: view.previous.map { .choose($0) }
    case .down: view.next.map { .choose($0) }
    default: nil
    }
  }

  func lines(columns: Int) -> [Line] { viewModel == nil ? [] : view.lines(columns: columns) }
}
