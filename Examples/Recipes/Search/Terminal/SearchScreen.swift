import MVVMBinding
import MVVMCore
import MVVMState
import RecipeKit
import SearchRecipe
import TerminalKit

/// The search's screen, which shows each state and turns keys into commands.
@MainActor
final class SearchScreen: RecipeScreen, ViewModelBinder {
  @ObservedViewModel var viewModel: RepoSearchViewModel?
  var onChange: () -> Void = {}

  let view = SearchView()
  private var field = TextField(limit: 200)
  private var token: BindingToken?

  init(_ viewModel: RepoSearchViewModel) {
    self.viewModel = viewModel
  }

  func bind(to viewModel: RepoSearchViewModel?) {
    // Releasing the former token ends its observation.
    token = viewModel?.viewStateStream.bind { [weak self] change in self?.show(change) }
    if viewModel == nil { view.render([]) }
  }

  private func show(_ change: ViewStateChange<RepoSearchState>) {
    change.ifChanged(\.query) { query in
      view.query = query
      if field.text != query { field.set(query) }
    }
    change.ifChanged(\.repos) { view.render($0) }
    change.ifChanged(\.chosen) { view.chosen = $0 }
    view.notice = notice(of: change.new)
    onChange()
  }

  private func notice(of state: RepoSearchState) -> Line {
    if let problem = state.problem { return Line(problem, .warning) }
    if state.isLoading { return Line("Searching…", .faint) }
    if state.query.isEmpty { return Line("Type part of a name.", .faint) }
    return Line(state.repos.isEmpty ? "Nothing matches." : "\(state.repos.count) found", .faint)
  }
}

// MARK: - Keys and lines

extension SearchScreen {
  var help: [String] { ["Type to search", "↑ ↓ choose", "Esc clear", "^R retry", "^O network on or off"] }
  var cursor: Int? { viewModel.map { _ in "Search: ".count + String(field.text.prefix(field.cursor)).columns } }
  var isIdle: Bool { viewModel?.viewState.isLoading != true }

  func handle(_ key: Key) {
    switch field.handle(key) {
    case .ignored: if let command = command(for: key) { viewModel?.execute(command) }
    case .handled where field.text != view.query: viewModel?.execute(.search(field.text))
    case .handled: onChange()
    case .tooLong: showNotice(Line("A search has at most \(field.limit) characters.", .warning))
    }
  }

  private func showNotice(_ notice: Line) {
    view.notice = notice
    onChange()
  }

  private func command(for key: Key) -> RepoSearchCommand? {
    switch key {
    case .escape: .search("")
    case .control("r"): .retry
    case .up: view.previous.map { .choose($0) }
    case .down: view.next.map { .choose($0) }
    default: nil
    }
  }

  func lines(columns: Int) -> [Line] { viewModel == nil ? [] : view.lines(columns: columns) }
}
