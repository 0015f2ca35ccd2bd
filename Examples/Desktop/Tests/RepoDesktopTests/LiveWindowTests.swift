import GTKKit
import LoopTesting
import RepoModel
import RepoSQLiteStore
import RepoViewModels
import XCTest

@testable import RepoDesktop
@testable import RepoMeasure

/// Tests a list that changes while it is read.
final class LiveWindowTests: XCTestCase {
  func testRowsChangeAndOpenWhatTheyShow() throws {
    try onLoop {
      let window = try await LiveWindow(on: try SQLiteRepoStore.inMemory(), delay: 300, seed: 1)
      let browser = window.browser
      let following = Task { try await window.follow() }
      try await until("the rows are shown") { browser.list.names.count == 20 }
      let first = browser.list.names
      try await until("a row shows another repository") { browser.list.names.contains { first[$0] != $1 } }
      let row = try XCTUnwrap(browser.list.names.first)
      browser.list.rows.perform("list.activate-item", at: row.key)
      XCTAssertEqual(browser.detail.viewModel?.title, row.value)
      browser.close()
      try await following.value
    }
  }
}
