import GTKKit
import LoopTesting
import RepoModel
import SwiftMVVMPattern
import XCTest

@testable import RepoDesktop

/// Tests that cells are reused and store what they show.
final class ManyRowsTests: XCTestCase {
  func testAHundredThousandRowsNeedNoMoreCellsThanAThousand() throws {
    try onLoop {
      let few = try await Self.cells(rows: 1_000)
      let many = try await Self.cells(rows: 100_000)
      XCTAssertLessThan(few, 300)
      XCTAssertLessThanOrEqual(many, few)
    }
  }

  func testUnboundCellHasNoContext() throws {
    try onLoop {
      let store = ShelfStore((0..<1_000).map(Repo.numbered))
      let browser = try await Browser.opened(store)
      defer { browser.window.close() }
      let cells = (0..<100).compactMap { browser.list.visibleCell(at: $0) }
      XCTAssertEqual(cells.count, 100)
      store.repos.removeLast(999)
      browser.reload()
      try await until("one row is left") { browser.list.rows.count == 1 }
      XCTAssertEqual(cells.compactMap(\.context), [.numbered(0)])
      XCTAssertEqual(cells.map(\.name.text).filter { !$0.isEmpty }, ["octo/repo0"])
    }
  }

  /// Returns the highest number of cells while a person scrolls through the list.
  @MainActor
  private static func cells(rows: Int) async throws -> Int {
    let repos = (0..<rows).map(Repo.numbered)
    let browser = try await Browser.opened(ShelfStore(repos))
    defer { browser.window.close() }
    let list = browser.list
    var most = 0
    for place in [rows / 2, 7, rows - 1, rows / 3, rows / 2 + 50, 0] {
      try await until("row \(place) is visible") { list.isScrolled(to: place) }
      XCTAssertEqual(list.context(ofCell: RowCell.self, at: place), repos[place])
      XCTAssertEqual(list.visibleCell(at: place)?.name.text, repos[place].fullName)
      most = max(most, list.rows.cells.count)
    }
    return most
  }
}
