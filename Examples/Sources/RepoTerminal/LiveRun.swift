public import RepoLive
public import RepoModel
import SwiftMVVMPattern
import TerminalKit

/// A list that changes while it is read, and selections from it in two ways.
///
/// Time is counted in steps. Each step changes the data once, updates the view to an earlier version, and selects a
/// visible row. So the same seed gives the same counts on any machine.
@MainActor
public final class LiveRun {
  /// The time between two changes, in milliseconds.
  public nonisolated static let interval = 20

  public private(set) var tally = LiveTally()
  private let options: Options
  private let store: any EditableRepoStore
  private var changes: LiveChanges
  private var random: SplitMix64

  /// The data at earlier steps and the current one, oldest first.
  private var data: [Repo] = []
  private var history: [[Repo]] = []
  /// The data that the view shows.
  private var shown: [Repo] = []
  private(set) var selected: Int?
  private let presenter = RowPresenter()
  private(set) lazy var rows = ListContainer { [weak self] cell, index in
    guard let self else { return }
    presenter.render(shown[index], in: cell)
  }

  /// - Parameter store: The store with the initial data.
  public init(_ options: Options, store: any EditableRepoStore, changes: LiveChanges) {
    self.options = options
    self.store = store
    self.changes = changes
    random = SplitMix64(seed: ~options.seed)
    rows.resize(height: 10)
  }

  public var isFinished: Bool { tally.selections >= options.selections }

  public var progress: RunProgress { RunProgress(done: tally.selections, count: options.selections) }

  public var report: String { condition + "\n\n" + tally.table }

  /// The counts' condition.
  var condition: String {
    tally.condition(delay: options.delay, interval: Self.interval, seed: options.seed)
  }

  /// Makes one change and one selection.
  public func step() async throws(RepoStoreError) {
    if history.isEmpty { try await begin() }
    try await change()
    updateView()
    select()
  }

  private func begin() async throws(RepoStoreError) {
    data = try await store.search("")
    let late = LiveTally.changes(within: options.delay, interval: Self.interval)
    history = Array(repeating: data, count: late + 1)
    show(data)
  }

  private func change() async throws(RepoStoreError) {
    switch changes.next() {
    case .insert(let repo), .move(let repo): try await store.save(repo)
    case .delete(let id): try await store.delete(id)
    case nil: return
    }
    data = try await store.search("")
    tally.changes += 1
  }

  private func updateView() {
    history.append(data)
    history.removeFirst()
    if let known = history.first, known != shown { show(known) }
    // Scrolls randomly, so that cells are reused for other repositories.
    rows.scroll(toFirst: Int.random(in: 0...rows.count, using: &random))
  }

  private func show(_ repos: [Repo]) {
    shown = repos
    rows.reload(count: repos.count)
  }

  private func select() {
    selected = rows.window.randomElement(using: &random)
    guard let index = selected, let onScreen = rows.visibleCell(at: index)?.wholeText else { return }
    let byIndex = data.indices.contains(index) ? data[index] : nil
    let byContext = rows.context(ofCell: RowCell.self, at: index)
    tally.byIndex.count(opened: byIndex.map(row), onScreen: onScreen)
    tally.byContext.count(opened: byContext.map(row), onScreen: onScreen)
  }

  /// Returns the row of a repository as the view would show it, because newer stars don't make it a different
  /// repository.
  private func row(of repo: Repo) -> String {
    let cell = RowCell()
    let known = shown.first { $0.id == repo.id } ?? repo
    presenter.render(known, in: cell)
    return cell.wholeText
  }
}

extension RowCell {
  /// The full text of the row, independent of the cell's context.
  fileprivate var wholeText: String { text(columns: 1_000) }
}
