import CGTK
import GTKKit
import LoopTesting
import RepoModel
import RepoViewModels
import XCTest

@testable import RepoDesktop

extension Browser {
  /// Returns a window that has the keyboard focus and shows the store's answer.
  static func opened(_ store: any RepoStore) async throws -> Browser {
    let browser = Browser(store: store)
    browser.present()
    try await until("the list shows the answer") { browser.list.isAnswered }
    try await until("the window has the focus") { browser.window.hasKeys }
    return browser
  }

  /// The title of the open page.
  var openTitle: String? { detail.view.content.isMapped ? detail.view.title.text : nil }
}

extension ListScreen {
  /// Whether the list shows the answer.
  var isAnswered: Bool {
    guard let viewModel else { return false }
    if case .loading = viewModel.state { return false }
    return rows.count == viewModel.state.repos.count && message.text + notice.text == viewModel.notice ?? ""
  }

  /// Scrolls until the row is visible. Must be repeated, because GTK drops one of two scrolls in a frame.
  func isScrolled(to row: Int) -> Bool {
    if visibleCell(at: row)?.content.isInView(of: rows) == true { return true }
    rows.scroll(to: row)
    return false
  }

  /// The names in the rows that have a cell, by row.
  var names: [Int: String] {
    let cells = (0..<rows.count).compactMap { row in visibleCell(at: row).map { (row, $0.name.text) } }
    return Dictionary(uniqueKeysWithValues: cells)
  }
}

extension Window {
  var hasKeys: Bool { gtk_window_is_active(raw.assumingMemoryBound(to: GtkWindow.self)) != 0 }

  /// Whether the focused widget shows its focus.
  var showsFocus: Bool { gtk_window_get_focus_visible(raw.assumingMemoryBound(to: GtkWindow.self)) != 0 }
}
