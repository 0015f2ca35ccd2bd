import GTKKit
import GTKMouse
import LoopTesting
import RepoLive
import RepoModel
import RepoSQLiteStore
import XCTest

@testable import RepoDesktop
@testable import RepoMeasure

/// Rows are clicked by the mouse of the display, while the data changes.
final class MeasurementTests: XCTestCase {
  func testByContextNoneIsWrongAndByIndexSomeAre() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 300)
      let measurement = Measurement(of: 60, on: feed, seed: 1)
      try await Browser(store: feed.copy).measure(measurement, on: feed)
      let tally = measurement.tally
      XCTAssertEqual(tally.byContext, LiveTally.Counts(right: 60))
      XCTAssertGreaterThan(tally.byIndex.wrong + tally.byIndex.nothing, 0)
      XCTAssertEqual(tally.byIndex.right + tally.byIndex.wrong + tally.byIndex.nothing, 60)
      XCTAssertGreaterThan(feed.changeCount, 0)
      XCTAssertTrue(measurement.report.contains("the view learns 300 ms after the data"), measurement.report)
    }
  }

  func testAWindowThatOpensByTheIndexIsCaught() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 300)
      let browser = Browser(store: feed.copy)
      let list = browser.list
      list.rows.onActivate = { [weak list] row in if feed.data.indices.contains(row) { list?.onOpen(feed.data[row]) } }
      let measurement = Measurement(of: 60, on: feed, seed: 1)
      try await browser.measure(measurement, on: feed)
      XCTAssertGreaterThan(measurement.tally.byContext.wrong, 0)
      XCTAssertEqual(measurement.tally.byContext, measurement.tally.byIndex)
    }
  }

  func testTheLabelIsReadApartFromTheContext() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 0)
      let browser = Browser(store: feed.copy)
      browser.present()
      let presser = RowPresser(browser.list, feed, click: try Self.hand())
      let other = Repo(id: 0, owner: "octo", name: "other", description: "", language: nil, stars: 0)
      var press: Press?
      // A row may be rendered anew while the window comes to its size.
      try await until("such a row is clicked") {
        for cell in browser.list.rows.cells.values { (cell.context, cell.name.text) = (other, "label") }
        press = try await presser.press(1)
        return press?.byContext == other
      }
      XCTAssertEqual(press?.onScreen, "label")
      XCTAssertEqual(press?.afterwards, "label")
      browser.window.close()
    }
  }

  func testAClickThatNeverArrivesIsAnError() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 0)
      let browser = Browser(store: feed.copy)
      browser.present()
      let presser = RowPresser(browser.list, feed) { _, _ in true }
      try await until("the rows are there") { !browser.list.rows.cellsInView.isEmpty }
      await Self.assertThrows(PressError.unheard) {
        presser.patience = .milliseconds(20)
        _ = try await presser.press(1)
      }
      browser.window.close()
    }
  }

  func testAWindowThatIsNeverShownIsAnError() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 0)
      let presser = RowPresser(Browser(store: feed.copy).list, feed, click: try Self.hand())
      presser.patience = .milliseconds(20)
      await Self.assertThrows(PressError.unseen) { _ = try await presser.press(1) }
    }
  }

  func testClosingTheWindowEndsIt() throws {
    try onLoop {
      let feed = try await Self.feed(delay: 0)
      let browser = Browser(store: feed.copy)
      let measurement = Measurement(of: 1_000_000, on: feed, seed: 1)
      measurement.onCount = { if $0 == 3 { browser.window.close() } }
      try await browser.measure(measurement, on: feed)
      XCTAssertEqual(measurement.tally.selections, 3)
    }
  }
}

extension MeasurementTests {
  @MainActor
  private static func feed(delay: Int) async throws -> LiveFeed {
    try await LiveFeed(of: try SQLiteRepoStore.inMemory(), seed: 1, delay: delay) { try SQLiteRepoStore.inMemory($0) }
  }

  @MainActor
  private static func hand() throws -> (Widget, Double) -> Bool {
    let mouse = try Mouse()
    return { mouse.click($0, at: $1) }
  }

  @MainActor
  private static func assertThrows(_ error: PressError, _ body: () async throws -> Void) async {
    do {
      try await body()
      XCTFail("nothing was thrown")
    } catch let thrown {
      XCTAssertEqual(thrown as? PressError, error)
    }
  }
}
