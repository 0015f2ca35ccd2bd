public import RepoLive
public import RepoModel
import SwiftMVVMPattern
import TerminalKit

/// A list that changes while it is read, and a reader who selects from it in two ways.
///
/// Time is counted in steps: each changes the data once, shows the view as much of it as it knows by then, and
/// selects one row in view at once. So the same seed gives the same counts, however fast the machine is.
@MainActor
public final class LiveRun {
  /// The time between two changes, in milliseconds.
  public nonisolated static let interval = 20

  public private(set) var tally = LiveTally()
  private let options: Options
  private let store: any EditableRepoStore
  private var changes: LiveChanges
  private var random: SplitMix64

  /// The data as it is, and as it was at earlier steps, the oldest first.
  private var data: [Repo] = []
  private var history: [[Repo]] = []
  /// The data as the view knows it.
  private var shown: [Repo] = []
  private(set) var selected: Int?
  private let presenter = RowPresenter()
  private(set) lazy var rows = ListContainer { [weak self] cell, index in
    guard let self else { return }
    presenter.render(shown[index], in: cell)
  }

  /// - Parameter store: Holds what the changes begin with.
  public init(_ options: Options, store: any EditableRepoStore, changes: LiveChanges) {
    self.options = options
    self.store = store
    self.changes = changes
    random = SplitMix64(seed: ~options.seed)
    rows.resize(height: 10)
  }

  public var isOver: Bool { tally.selections >= options.selections }

  public var progress: RunProgress { RunProgress(done: tally.selections, count: options.selections) }

  public var report: String { condition + "\n\n" + tally.table }

  /// What was counted, and under which condition.
  var condition: String {
    tally.condition(delay: options.delay, interval: Self.interval, seed: options.seed)
  }

  /// One change, and one selection.
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
    // The reader scrolls, too: cells leave the screen and come back for other repositories.
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

  /// The row of a repository, rendered anew: as the view knows it, for stars that are newer do not make it another.
  private func row(of repo: Repo) -> String {
    let cell = RowCell()
    let known = shown.first { $0.id == repo.id } ?? repo
    presenter.render(known, in: cell)
    return cell.wholeText
  }
}

extension RowCell {
  /// What a person reads in the row where there is room, whatever the cell carries besides.
  fileprivate var wholeText: String { text(columns: 1_000) }
}
