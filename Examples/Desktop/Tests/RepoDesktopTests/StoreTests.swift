import FlyingFox
import FlyingSocks
import Foundation
import GTKKit
import LoopTesting
import RepoHTTPStore
import RepoModel
import RepoSQLiteStore
import RepoViewModels
import XCTest

@testable import RepoDesktop

/// Tests the window with real stores.
final class StoreTests: XCTestCase {
  func testDatabaseIsSearchedAndOpened() throws {
    try onLoop {
      let browser = try await Browser.opened(try SQLiteRepoStore.inMemory())
      defer { browser.window.close() }
      browser.list.search.text = "swift-format"
      try await until("the first row matches") { browser.list.names[0] == "swiftlang/swift-format" }
      browser.list.rows.perform("list.activate-item", at: 0)
      try await until("its page is loaded") {
        browser.openTitle == "swiftlang/swift-format" && browser.detail.viewModel?.state == .loaded
      }
    }
  }

  func testServerIsSearchedAndOpened() throws {
    try onLoop {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
        handler: ClosureHTTPHandler { request in
          let body = request.path.hasPrefix("/search") ? Self.found(request.query["q"]) : Self.record("page")
          return HTTPResponse(statusCode: .ok, body: Data(body.utf8))
        })
      let running = Task { try await server.run() }
      try await server.waitUntilListening(timeout: 180)
      guard case .ip4(_, let port) = await server.listeningAddress else { return XCTFail("no address") }
      let browser = try await Browser.opened(HTTPRepoStore(try ServerAddress("http://127.0.0.1:\(port)")))
      browser.list.search.text = "ant"
      try await until("the row shows the query") { browser.list.names == [0: "octo/ant"] }
      browser.list.rows.perform("list.activate-item", at: 0)
      try await until("the page is the server's") { browser.openTitle == "octo/page" }
      XCTAssertEqual(browser.detail.view.stars.text, "1,234")
      browser.window.close()
      await server.stop()
      _ = await running.result
    }
  }

  /// Returns a response of GitHub's API with one repository, named after the first word of the query.
  private static func found(_ query: String?) -> String {
    let name = query?.split(separator: " ").first.map(String.init) ?? "none"
    return #"{"total_count": 1, "incomplete_results": false, "items": [\#(record(name))]}"#
  }

  private static func record(_ name: String) -> String {
    #"{"id": 7, "full_name": "octo/\#(name)", "description": "", "language": "Swift", "stargazers_count": 1234}"#
  }
}
