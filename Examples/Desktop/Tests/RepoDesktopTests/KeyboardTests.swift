import GTKKit
import LoopTesting
import RepoModel
import RepoViewModels
import XCTest

@testable import RepoDesktop

/// Keys alone suffice, and the focus is seen.
final class KeyboardTests: XCTestCase {
  func testWhatIsTypedIsSearchedFor() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("b", "e")
      try await until("the search is asked") { browser.list.viewModel?.query == "be" }
      try await until("the search is answered") { browser.list.names == [0: "octo/bee", 1: "octo/beetle"] }
      try await until("the rows are counted") { browser.list.count.text == "2 repositories" }
    }
  }

  func testArrowsChooseARowAndEnterOpensIt() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("Down", "Down", "Up")
      try await until("the second row is chosen") { browser.list.rows.selected == 1 }
      XCTAssertTrue(browser.window.showsFocus)
      keyboard.press("Return")
      try await until("the page is open") { browser.openTitle == "octo/bee" }
      XCTAssertTrue(browser.list.rows.hasFocus)
    }
  }

  func testEnterOpensTheFirstRowOfASearchThatIsStillAwaited() throws {
    try withKeyboard { browser, store, keyboard in
      store.isHeld = true
      keyboard.press("b", "e", "Return")
      try await until("the search is asked") { store.searches.last == "be" }
      XCTAssertNil(browser.openTitle)
      store.isHeld = false
      try await until("the page is open") { browser.openTitle == "octo/bee" }
    }
  }

  func testTypingOnIsNotOpened() throws {
    try withKeyboard { browser, store, keyboard in
      store.isHeld = true
      keyboard.press("b", "Return", "e")
      try await until("the search is asked") { store.searches.last == "be" }
      store.isHeld = false
      try await until("the search is answered") { browser.list.rows.count == 2 && browser.list.isAnswered }
      XCTAssertNil(browser.openTitle)
    }
  }

  func testEscapeTakesBackThePageThenGoesToTheSearchThenClearsIt() throws {
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
      try await until("everything is listed") { browser.list.rows.count == 3 }
    }
  }

  func testTabGoesOnToThePageAndEscapeFromThereToTheRows() throws {
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

  func testShiftTabGoesFromTheRowsToTheSearchAndTabGoesRound() throws {
    try withKeyboard { browser, store, keyboard in
      for (key, held) in [("Tab", ["Shift_L"]), ("Tab", [])] {
        keyboard.press("Down")
        try await until("the rows have the focus") { browser.list.rows.hasFocus }
        keyboard.press(key, holding: held)
        try await until("the search has the focus") { browser.list.search.hasFocus }
      }
    }
  }

  func testControlFGoesToTheSearchFromAnywhere() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("Down")
      try await until("the rows have the focus") { browser.list.rows.hasFocus }
      keyboard.press("f", holding: ["Control_L"])
      try await until("the search has the focus") { browser.list.search.hasFocus }
      XCTAssertEqual(browser.list.search.text, "")
    }
  }

  func testControlRAsksAgainForAllThatIsShown() throws {
    try withKeyboard { browser, store, keyboard in
      keyboard.press("b", "Return")
      try await until("the page is open") { browser.openTitle == "octo/bee" && store.pages == 1 }
      let (searches, pages) = (store.searches.count, store.pages)
      store.repos[1].name = "bumblebee"
      keyboard.press("r", holding: ["Control_L"])
      try await until("the page is new") { browser.openTitle == "octo/bumblebee" }
      try await until("the row is new") { browser.list.names[0] == "octo/bumblebee" }
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
