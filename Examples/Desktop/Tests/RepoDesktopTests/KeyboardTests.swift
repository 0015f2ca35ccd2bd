import GTKKit
import LoopTesting
import RepoModel
import RepoViewModels
import XCTest

@testable import RepoDesktop

/// Tests that the keyboard reaches everything, and that the focus is visible.
final class KeyboardTests: XCTestCase {
  func testTypingSearches() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("b", "e")
      try await until("the search starts") { browser.list.viewModel?.query == "be" }
      try await until("the search has results") { browser.list.names == [0: "octo/bee", 1: "octo/beetle"] }
      try await until("the rows are counted") { browser.list.count.text == "2 repositories" }
    }
  }

  func testArrowsSelectARowAndEnterOpensIt() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("Down", "Down", "Up")
      try await until("the second row is selected") { browser.list.rows.selected == 1 }
      XCTAssertTrue(browser.window.showsFocus)
      keyboard.press("Return")
      try await until("the page is open") { browser.openTitle == "octo/bee" }
      XCTAssertTrue(browser.list.rows.hasFocus)
    }
  }

  func testEnterDuringASearchOpensItsFirstRow() throws {
    try withKeyboard { browser, store, keyboard in
      store.isHeld = true
      keyboard.press("b", "e", "Return")
      try await until("the search starts") { store.searches.last == "be" }
      XCTAssertNil(browser.openTitle)
      store.isHeld = false
      try await until("the page is open") { browser.openTitle == "octo/bee" }
    }
  }

  func testTypingAfterEnterCancelsTheOpening() throws {
    try withKeyboard { browser, store, keyboard in
      store.isHeld = true
      keyboard.press("b", "Return", "e")
      try await until("the search starts") { store.searches.last == "be" }
      store.isHeld = false
      try await until("the search has results") { browser.list.rows.count == 2 && browser.list.isAnswered }
      XCTAssertNil(browser.openTitle)
    }
  }

  func testEscapeClosesThePageThenFocusesTheSearchThenClearsIt() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("b", "Return")
      try await until("the page is open") { browser.openTitle == "octo/bee" }
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("Escape")
      try await until("the page is closed") { browser.openTitle == nil }
      XCTAssertTrue(browser.list.rows.hasFocus)
      keyboard.press("Escape")
      try await until("the search has the focus") { browser.list.search.hasFocus }
      XCTAssertEqual(browser.list.search.text, "b")
      keyboard.press("Escape")
      try await until("all rows are listed") { browser.list.rows.count == 3 }
    }
  }

  func testTabMovesToThePageAndEscapeBackToTheRows() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("Return")
      try await until("the page is open") { browser.openTitle == "octo/ant" }
      keyboard.press("Tab")
      try await until("the page has the focus") { browser.detail.content.hasFocus }
      XCTAssertTrue(browser.window.showsFocus)
      keyboard.press("Escape")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      XCTAssertNil(browser.openTitle)
    }
  }

  func testShiftTabMovesFromTheRowsToTheSearchAndTabBack() throws {
    try withKeyboard { browser, store, keyboard in
      for (key, held) in [("Tab", ["Shift_L"]), ("Tab", [])] {
        keyboard.press("Down")
        try await until("the rows have the focus") { browser.list.rows.hasFocus }
        keyboard.press(key, holding: held)
        try await until("the search has the focus") { browser.list.search.hasFocus }
      }
    }
  }

  func testControlFFocusesTheSearch() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("f", holding: ["Control_L"])
      try await until("the search has the focus") { browser.list.search.hasFocus }
      XCTAssertEqual(browser.list.search.text, "")
    }
  }

  func testControlRReloadsListAndPage() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("b", "Return")
      try await until("the page is open") { browser.openTitle == "octo/bee" && store.pages == 1 }
      let (searches, pages) = (store.searches.count, store.pages)
      store.repos[1].name = "bumblebee"
      keyboard.press("r", holding: ["Control_L"])
      try await until("the page is reloaded") { browser.openTitle == "octo/bumblebee" }
      try await until("the row is reloaded") { browser.list.names[0] == "octo/bumblebee" }
      XCTAssertEqual(store.searches.count, searches + 1)
      XCTAssertEqual(store.pages, pages + 1)
    }
  }

  func testControlQCloses() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("q", holding: ["Control_L"])
      try await until("the window is closed") { !browser.isOpen }
    }
  }

  private func withKeyboard(
    _ test: @escaping @MainActor (Browser, ShelfStore, Keyboard) async throws -> Void
  ) throws {
    try onLoop {
      let store = ShelfStore(Repo.named("ant", "bee", "beetle"))
      let browser = try await Browser.opened(store)
      defer { browser.window.close() }
      try await test(browser, store, Keyboard())
    }
  }
}
