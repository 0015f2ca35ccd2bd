import Foundation
import GTKKit
import LoopTesting
import RepoModel
import XCTest

@testable import RepoDesktop

/// Tests the messages for an empty list, errors and loading.
final class StateTests: XCTestCase {
  func testEmptyListShowsAMessageInPlaceOfRows() throws {
    try onLoop {
      let browser = try await Browser.opened(ShelfStore([]))
      defer { browser.window.close() }
      try await until("the message is shown") { browser.list.message.isMapped }
      XCTAssertEqual(browser.list.message.text, "Nothing matches.")
      XCTAssertFalse(browser.list.rows.isMapped)
      XCTAssertFalse(browser.list.message.hasStyle("warning"))
      XCTAssertEqual(browser.list.count.text, "0 repositories")
    }
  }

  func testErrorReplacesTheRowsOfAFirstLoad() throws {
    try onLoop {
      let store = ShelfStore(Repo.named("ant"))
      store.error = .damaged("the shelf")
      let browser = try await Browser.opened(store)
      defer { browser.window.close() }
      try await until("the message is shown") { browser.list.message.isMapped }
      XCTAssertEqual(browser.list.message.text, "\(RepoStoreError.damaged("the shelf"))")
      XCTAssertTrue(browser.list.message.hasStyle("error"))
      XCTAssertEqual(browser.list.count.text, "")
      store.error = nil
      browser.reload()
      try await until("the rows are visible") { browser.list.rows.isMapped && browser.list.names == [0: "octo/ant"] }
      XCTAssertFalse(browser.list.message.isMapped)
    }
  }

  func testSlowLoadShowsANoticeWithAndWithoutRows() throws {
    try onLoop {
      let store = ShelfStore(Repo.named("ant"))
      store.isHeld = true
      let browser = Browser(store: store)
      defer { browser.window.close() }
      browser.present()
      try await until("the message replaces the rows") { browser.list.message.isMapped }
      XCTAssertEqual(browser.list.message.text, "Searching…")
      store.isHeld = false
      try await until("the rows are visible") { browser.list.rows.isMapped && browser.list.notice.text.isEmpty }
      store.isHeld = true
      browser.reload()
      try await until("the notice is below the rows") { browser.list.notice.text == "Searching…" }
      XCTAssertTrue(browser.list.rows.isMapped)
      XCTAssertFalse(browser.list.notice.hasStyle("warning"))
    }
  }

  func testOfflineStoreShowsSavedRowsAndAWarning() throws {
    try onLoop {
      let store = ShelfStore(Repo.named("ant"))
      store.caveat = .kept(since: Date(), because: .offline("the shelf"))
      let browser = try await Browser.opened(store)
      defer { browser.window.close() }
      try await until("the rows are visible") { browser.list.rows.isMapped }
      XCTAssert(browser.list.notice.text.hasPrefix("Offline since "), browser.list.notice.text)
      XCTAssertTrue(browser.list.notice.hasStyle("warning"))
      XCTAssertTrue(browser.list.notice.isMapped)
    }
  }
}
