import CGTK
import GTKKit
import GTKMouse
import LoopTesting
import RepoModel
import XCTest

@testable import RepoDesktop

/// Tests which row is highlighted, which one Enter opens, and which one is marked as open.
final class SelectionTests: XCTestCase {
  func testEnterOpensTheHighlightedRowAfterTypingOnARow() throws {
    try withWindow { browser, store in
      let keyboard = try Keyboard()
      try await Self.goDown(5, in: browser, with: keyboard)
      keyboard.press("w", "e", "b")
      try await until("the answer is shown") {
        browser.list.isAnswered && browser.list.names == [0: "octo/web", 1: "octo/webkit", 2: "octo/webpack"]
      }
      XCTAssertEqual(browser.list.rows.selected, 0)
      keyboard.press("Return")
      try await until("the highlighted row is open") { browser.openTitle == "octo/web" }
      XCTAssertEqual(browser.list.search.text, "web")
    }
  }

  func testHighlightedRowGetsTheFocus() throws {
    for key in ["Down", "Tab"] {
      try withWindow { browser, store in
        let keyboard = try Keyboard()
        try await Self.goDown(5, in: browser, with: keyboard)
        keyboard.press("w", "e", "b")
        try await until("the answer is shown") { browser.list.isAnswered && browser.list.rows.count == 3 }
        try await until("the search has the focus") { browser.list.search.hasFocus }
        keyboard.press(key)
        try await until("the first row has the focus") { browser.focusedRow == 0 }
        keyboard.press("Return")
        try await until("the highlighted row is open") { browser.openTitle == "octo/web" }
      }
    }
  }

  func testReloadKeepsTheRepositoryHighlightedAndFocused() throws {
    try withWindow { browser, store in
      let keyboard = try Keyboard()
      try await Self.goDown(2, in: browser, with: keyboard)
      for (name, row) in [("newer", 3), ("newest", 4)] {
        store.repos.insert(Repo.named(name, from: 100 + Int64(row)), at: 0)
        keyboard.press("r", holding: ["Control_L"])
        try await until("the answer is shown") { browser.list.names[row] == "octo/cow" && browser.list.isAnswered }
        XCTAssertEqual(browser.list.rows.selected, row)
        XCTAssertEqual(browser.focusedRow, row)
      }
      keyboard.press("Return")
      try await until("the same repository is open") { browser.openTitle == "octo/cow" }
      keyboard.press("Down")
      try await until("the next row is highlighted") { browser.list.rows.selected == 5 }
      XCTAssertEqual(browser.focusedRow, 5)
    }
  }

  func testRemovedRepositoryHighlightsTheNearestRowAndIsGoneOnThePage() throws {
    try withWindow { browser, store in
      let keyboard = try Keyboard()
      try await Self.goDown(2, in: browser, with: keyboard)
      keyboard.press("Return")
      try await until("the page is open") { browser.openTitle == "octo/cow" }
      store.repos.remove(at: 2)
      keyboard.press("r", holding: ["Control_L"])
      try await until("the answer is shown") { browser.list.names[2] == "octo/dog" && browser.list.isAnswered }
      try await until("the page shows the notice") { browser.detail.view.notice.text.contains("gone") }
      XCTAssertTrue(browser.detail.view.notice.hasStyle("warning"))
      XCTAssertEqual(browser.list.rows.selected, 2)
      XCTAssertEqual(browser.focusedRow, 2)
      XCTAssertEqual(browser.openRows, [])
    }
  }

  func testRowOfTheOpenPageStaysMarkedAfterAReload() throws {
    try withWindow { browser, store in
      let keyboard = try Keyboard()
      try await Self.goDown(2, in: browser, with: keyboard)
      XCTAssertEqual(browser.openRows, [])
      keyboard.press("Return", "Down")
      try await until("the next row is highlighted") { browser.list.rows.selected == 3 }
      XCTAssertEqual(browser.openRows, [2])
      store.repos.insert(Repo.named("newer", from: 100), at: 0)
      browser.reload()
      try await until("the answer is shown") { browser.list.names[3] == "octo/cow" && browser.list.isAnswered }
      XCTAssertEqual(browser.openRows, [3])
      XCTAssertEqual(browser.list.rows.selected, 4)
      keyboard.press("Escape")
      try await until("the page is closed") { browser.openTitle == nil }
      XCTAssertEqual(browser.openRows, [])
    }
  }

  func testHoveringSelectsNothingAndAClickOpens() throws {
    try withWindow { browser, store in
      let mouse = try Mouse()
      let content = { browser.list.visibleCell(at: 3)?.content }
      try await until("the mouse is over the row") {
        content().map { mouse.move(to: $0, at: 0.5) && $0.isHovered } ?? false
      }
      XCTAssertEqual(browser.list.rows.selected, 0)
      XCTAssertNil(browser.openTitle)
      XCTAssertTrue(try mouse.click(XCTUnwrap(content()), at: 0.5))
      try await until("the row is open") { browser.openTitle == "octo/dog" }
      try await until("the row has the focus") { browser.focusedRow == 3 }
      XCTAssertEqual(browser.list.rows.selected, 3)
      XCTAssertEqual(browser.openRows, [3])
    }
  }

  func testPendingSearchShowsNoStaleCount() throws {
    try withWindow { browser, store in
      try await until("the rows are counted") { browser.list.count.text == "9 repositories" }
      store.isHeld = true
      browser.list.search.text = "web"
      try await until("the search is shown") { browser.list.notice.text == "Searching…" }
      XCTAssertEqual(browser.list.count.text, "")
      store.isHeld = false
      try await until("the rows are counted") { browser.list.count.text == "3 repositories" }
    }
  }

  /// Presses the down key in the search field until the row is highlighted.
  @MainActor
  private static func goDown(_ row: Int, in browser: Browser, with keyboard: Keyboard) async throws {
    keyboard.press("Down")
    try await until("the first row has the focus") { browser.focusedRow == 0 }
    for _ in 0..<row { keyboard.press("Down") }
    try await until("row \(row) has the focus") { browser.focusedRow == row && browser.list.rows.selected == row }
  }

  private func withWindow(_ test: @escaping @MainActor (Browser, ShelfStore) async throws -> Void) throws {
    try onLoop {
      let store = ShelfStore(Repo.named("ant", "bee", "cow", "dog", "emu", "fox", "web", "webkit", "webpack"))
      let browser = try await Browser.opened(store)
      defer { browser.window.close() }
      try await test(browser, store)
    }
  }
}

extension Browser {
  /// The row that has the focus.
  fileprivate var focusedRow: Int? {
    (0..<list.rows.count).first { row in
      guard let cell = list.visibleCell(at: row) else { return false }
      return gtk_widget_has_focus(gtk_widget_get_parent(cell.content.pointer)) != 0
    }
  }

  /// The rows that are marked as open.
  fileprivate var openRows: [Int] {
    (0..<list.rows.count).filter { list.visibleCell(at: $0)?.content.hasStyle("open") == true }
  }
}

extension Widget {
  fileprivate var isHovered: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }
}
