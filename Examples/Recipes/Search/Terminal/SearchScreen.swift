import MVVMBinding
import MVVMContext
import MVVMCore
import MVVMState
import RecipeKit
import SearchRecipe
import TerminalKit

/// The part of the search's controller: it shows each state, and turns keys into commands.
@MainActor
final class SearchScreen: RecipeScreen, ViewModelObserver {
  @ObservedViewModel var viewModel: RepoSearchViewModel?
  var onChange: () -> Void = {}

  private(set) var cells: [RepoCell] = []
  private var token: BindingToken?

  init(_ viewModel: RepoSearchViewModel) {
    self.viewModel = viewModel
  }

  func bind() {
    // The former token goes, and with it whatever was heard before.
    token = viewModel?.viewStateStream.bind { [weak self] change in
      change.ifChanged(\.repos) { self?.render($0) }
      self?.onChange()
    }
    if viewModel == nil { render([]) }
  }

  /// Rows that are there already are used again, for other repositories.
  private func render(_ repos: [Repo]) {
    cells = cells.prefix(repos.count) + (cells.count..<max(cells.count, repos.count)).map { _ in RepoCell() }
    for (cell, repo) in zip(cells, repos) {
      cell.context = repo
      if cell.viewModel == nil { cell.viewModel = RepoCellViewModel() }
      cell.viewModel?.execute(.show(repo))
    }
  }
}

// MARK: - Keys

extension SearchScreen {
  var help: String { "Type to search   ↑ ↓ choose   Esc clear   ^R again   ^O network on, off" }

  func handle(_ key: Key) {
    let query = viewModel?.viewState.query ?? ""
    switch key {
    case .character(let character): viewModel?.execute(.search(query + [character]))
    case .paste(let text): viewModel?.execute(.search(query + text.printable))
    case .backspace: viewModel?.execute(.search(String(query.dropLast())))
    case .escape: viewModel?.execute(.search(""))
    case .control("r"): viewModel?.execute(.retry)
    case .up: choose(in: cells.reversed())
    case .down: choose(in: cells)
    default: break
    }
  }

  /// Chooses what the row after the chosen one shows, in this order.
  private func choose(in cells: [RepoCell]) {
    let rest = cells.drop { !isChosen($0) }.dropFirst()
    if let repo = rest.first?.context { viewModel?.execute(.choose(repo)) }
  }

  private func isChosen(_ cell: RepoCell) -> Bool {
    cell.context != nil && cell.context == viewModel?.viewState.chosen
  }
}

// MARK: - Lines

extension SearchScreen {
  var isAtRest: Bool { viewModel?.viewState.isLoading != true }

  func lines(columns: Int) -> [Line] {
    guard let state = viewModel?.viewState else { return [] }
    let rows = cells.map { $0.line(columns: columns, isChosen: isChosen($0)) }
    let heading = Line("Search: \(state.query)".printable.cut(to: columns), .title)
    let address = state.chosen.map { [Line(), Line("https://github.com/\($0.fullName)".cut(to: columns), .faint)] }
    return [heading, notice(of: state)] + rows + (address ?? [])
  }

  private func notice(of state: RepoSearchState) -> Line {
    if let problem = state.problem { return Line(problem, .warning) }
    if state.isLoading { return Line("Searching…", .faint) }
    if state.query.isEmpty { return Line("Type a part of a name.", .faint) }
    return Line(state.repos.isEmpty ? "Nothing matches." : "\(state.repos.count) found", .faint)
  }
}
