import CGTK
import Foundation
import GTKKit
import LoopTesting
import RepoHTTPStore
import RepoModel
import XCTest

@testable import RepoDesktop

/// Tests that a closed window releases everything.
final class ClosingTests: XCTestCase {
  func testWindowClosedWhileLoadingReleasesEverything() throws {
    try onLoop {
      let store = ShelfStore((0..<300).map(Repo.numbered))
      let left = try await Self.close(store) { browser in
        try await until("the rows are visible") { browser.list.visibleCell(at: 3) != nil }
        store.isHeld = true
        browser.list.rows.perform("list.activate-item", at: 3)
        browser.reload()
        try await until("the list and the page are loading") { store.open == 2 }
      }
      try await until("all widgets are released") { left.widgets.count == 0 }
      try await until("the view models are released") { left.list == nil && left.detail == nil }
      try await until("the store is released") { left.store == nil }
      XCTAssertEqual(store.open, 0)
      XCTAssertGreaterThan(left.widgets.total, 1_000)
    }
  }

  func testWindowClosedBeforeARequestSendsNone() throws {
    try onLoop {
      let store = ShelfStore([])
      let left = try await Self.close(store) { browser in
        try await until("the list is shown") { browser.list.isAnswered }
        browser.reload()
      }
      try await until("the store is released") { left.store == nil }
      XCTAssertEqual(store.searches, [""])
    }
  }

  func testSilentServerIsDisconnected() throws {
    try onLoop {
      let server = try SilentServer()
      let store = HTTPRepoStore(try ServerAddress("http://127.0.0.1:\(server.port)"))
      var descriptors: [Int] = []
      for _ in 0..<3 {
        let left = try await Self.close(store) { browser in
          try await until("the request is sent") { browser.store.openCount == 1 && server.letIn() }
        }
        try await until("the request is cancelled") { left.store == nil }
        try await until("all widgets are released") { left.widgets.count == 0 }
        server.showOut()
        // The first window leaves descriptors that the later ones reuse.
        if let settled = descriptors.first {
          try await until("the connection is closed") { Self.descriptors <= settled }
        }
        descriptors.append(Self.descriptors)
      }
    }
  }

  /// Objects that a closed window must release.
  @MainActor
  private final class Left {
    var widgets = WidgetCount()
    weak var list: AnyObject?
    weak var detail: AnyObject?
    weak var store: ClosableStore?
  }

  @MainActor
  private static func close(
    _ store: any RepoStore, once isReady: (Browser) async throws -> Void
  ) async throws -> Left {
    let left = Left()
    let browser = Browser(store: store)
    browser.present()
    try await isReady(browser)
    for widget in browser.window.tree { left.widgets.watch(widget) }
    (left.list, left.detail, left.store) = (browser.list.viewModel, browser.detail.viewModel, browser.store)
    browser.window.close()
    return left
  }

  private static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }
}
