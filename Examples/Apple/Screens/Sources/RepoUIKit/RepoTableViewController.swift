public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern
public import UIKit

/// The search field and the list as a table.
public final class RepoTableViewController: UITableViewController, RepoListScreen {
  @ObservedViewModel public var viewModel: RepoListViewModel?
  public var onSelect: (Repo) -> Void = { _ in }

  private var rows = ShownRows()
  private var token: BindingToken?
  private let rowPresenter = RowPresenter<RepoTableCell>()
  private let noticePresenter = NoticePresenter<TableNoticeView>()
  private let noticeView = TableNoticeView(reuseIdentifier: nil)
  private lazy var accessories = ListAccessories(of: self, over: tableView)

  public init(_ viewModel: RepoListViewModel) {
    super.init(style: .plain)
    self.viewModel = viewModel
    title = "Repositories"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RepoTableCell.self, forCellReuseIdentifier: RepoTableCell.reuseIdentifier)
    tableView.sectionHeaderTopPadding = 0
    clearsSelectionOnViewWillAppear = false
    bind()
  }

  public func bind(to viewModel: RepoListViewModel?) {
    token = observeChanges(for: self) {
      ($0.viewModel?.query, $0.viewModel?.state, $0.viewModel?.selectedRow)
    } show: { screen, _ in
      screen.show()
    }
  }

  private func show() {
    accessories.show(viewModel)
    showRows()
    noticePresenter.update(view: noticeView, with: viewModel)
    // The line above the rows may have another height. A table without a window lays itself out when it gets one.
    if tableView.window != nil { UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) } }
  }

  private func showRows() {
    let change = rows.follow(viewModel)
    if change.showsOthers { tableView.reloadData() }
    if change.beginsAtTop { tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
    showSelection()
  }

  /// Selects the view model's row, because a reload clears the table's selection.
  private func showSelection() {
    let place = rows.place(of: viewModel?.selection).map { IndexPath(row: $0, section: 0) }
    if tableView.indexPathForSelectedRow == place { return }
    tableView.selectRow(at: place, animated: false, scrollPosition: .none)
  }

  // MARK: - Rows

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.repos.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RepoTableCell.reuseIdentifier, for: indexPath)
    cell.accessoryType = .disclosureIndicator
    if let cell = cell as? RepoTableCell { rowPresenter.render(rows.repos[indexPath.row], in: cell) }
    return cell
  }

  public override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    noticeView
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let repo = tableView.context(ofCell: RepoTableCell.self, at: indexPath) else { return }
    onSelect(repo)
  }

  // MARK: - Keys

  #if _runtime(_ObjC)
    public override var keyCommands: [UIKeyCommand]? { [.search(#selector(beginSearch)), .reload(#selector(reload))] }

    @objc private func beginSearch() { accessories.beginSearch() }
    @objc private func reload() { viewModel?.reload() }
  #endif
}
