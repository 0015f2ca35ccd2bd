import CGTK
import GTKKit
import LoopTesting
import RepoModel
import RepoViewModels
import XCTest

@testable import RepoDesktop

extension Browser {
  /// A window that shows what the store found, and that keys go to.
  static func opened(_ store: any RepoStore) async throws -> Browser {
    let browser = Browser(store: store)
    browser.present()
    try await until("the answer is shown") { browser.list.isAnswered }
    try await until("keys go to the window") { browser.window.hasKeys }
    return browser
  }

  /// What the page says, if one is open.
  var openTitle: String? { detail.view.content.isMapped ? detail.view.title.text : nil }
}

extension ListScreen {
  /// Whether the answer is there, and shown.
  var isAnswered: Bool {
    guard let viewModel else { return false }
    if case .loading = viewModel.state { return false }
    return rows.count == viewModel.state.repos.count && message.text + notice.text == viewModel.notice ?? ""
  }

  /// Scrolls until the row is in view, as a person would: GTK forgets one of two movements that come within a frame.
  func isScrolled(to row: Int) -> Bool {
    if visibleCell(at: row)?.content.isInView(of: rows) == true { return true }
    rows.scroll(to: row)
    return false
  }

  /// What the rows that have a cell are called, by their places.
  var names: [Int: String] {
    let cells = (0..<rows.count).compactMap { row in visibleCell(at: row).map { (row, $0.name.text) } }
    return Dictionary(uniqueKeysWithValues: cells)
  }
}

extension Window {
  var hasKeys: Bool { gtk_window_is_active(raw.assumingMemoryBound(to: GtkWindow.self)) != 0 }

  /// Whether the widget that has the focus shows it.
  var showsFocus: Bool { gtk_window_get_focus_visible(raw.assumingMemoryBound(to: GtkWindow.self)) != 0 }
}
