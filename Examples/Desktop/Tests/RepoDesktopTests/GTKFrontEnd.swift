import CGTK
import GTKKit
import RepoFrontEndLaws
import RepoModel
import RepoViewModels

@testable import RepoDesktop

/// The window as a person uses it: actions go through the widgets, and texts are read from labels.
@MainActor
final class GTKFrontEnd: RepoFrontEnd {
  let browser: Browser
  /// The row to scroll to.
  private var goal: Int?

  init(_ store: any RepoStore) {
    browser = Browser(store: store)
    browser.present()
  }

  var list: RepoListViewModel? { browser.list.viewModel }
  var searchText: String { browser.list.search.text }

  var rows: [Int: SeenRow] {
    let rows = browser.list.rows
    let inView = (0..<rows.count).compactMap { place in rows.cell(at: place).map { (place, $0) } }
      .filter { _, cell in cell.content.isInView(of: rows) }
    return Dictionary(uniqueKeysWithValues: inView.map { ($0, SeenRow($1)) })
  }

  var selectedRow: Int? {
    let rows = browser.list.rows
    return rows.selected.flatMap { rows.cell(at: $0)?.content.isInView(of: rows) == true ? $0 : nil }
  }

  var notice: String? {
    [browser.list.message, browser.list.notice].filter(\.isMapped).map(\.text).first { !$0.isEmpty }
  }

  var page: SeenPage? {
    let view = browser.detail.view
    return view.content.isMapped ? SeenPage(view) : nil
  }

  func type(_ text: String) { browser.list.search.text = text }
  func scroll(to place: Int) { goal = place }
  func open(_ place: Int) { browser.list.rows.perform("list.activate-item", at: place) }
  func goBack() { browser.back() }
  func reload() { browser.reload() }
  func close() { browser.window.close() }
  /// Waits for a frame, in which GTK lays out and draws.
  func turn() async {
    if let place = goal, browser.list.isScrolled(to: place) { goal = nil }
    try? await Task.sleep(for: .milliseconds(1))
  }
}

extension SeenRow {
  @MainActor
  fileprivate init(_ cell: RowCell) {
    self.init(
      name: cell.name.text, stars: cell.stars.text, language: cell.language.text, description: cell.about.text)
  }
}

extension SeenPage {
  @MainActor
  fileprivate init(_ view: DetailView) {
    self.init(
      title: view.title.text, description: view.about.text, language: view.language.text, stars: view.stars.text,
      address: view.address.text, notice: view.notice.text.isEmpty ? nil : view.notice.text)
  }
}
