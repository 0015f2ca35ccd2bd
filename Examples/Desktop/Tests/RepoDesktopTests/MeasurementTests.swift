import GTKKit
import GTKMouse
import LoopTesting
import RepoLive
import RepoModel
import RepoSQLiteStore
import XCTest

@testable import RepoDesktop
@testable import RepoMeasure

/// Tests the measurement, which clicks rows with the display's mouse while the data changes.
final class MeasurementTests: XCTestCase {
  func testContextIsNeverWrongAndIndexSometimesIs() throws {
    try onLoop {
      let window = try await Self.window(delay: 300)
      let measurement = try await window.measure(clicks: 60, misses: .max)
      let tally = measurement.tally
      XCTAssertEqual(tally.byContext, LiveTally.Counts(right: 60))
      XCTAssertGreaterThan(tally.byIndex.wrong + tally.byIndex.nothing, 0)
      XCTAssertEqual(tally.byIndex.right + tally.byIndex.wrong + tally.byIndex.nothing, 60)
      XCTAssertGreaterThan(window.feed.changeCount, 0)
      XCTAssertTrue(
        measurement.report.contains("Condition: the view shows a change 300 ms after the data"), measurement.report)
    }
  }

  func testWindowThatOpensByIndexIsDetected() throws {
    try onLoop {
      let window = try await Self.window(delay: 300)
      let (feed, list) = (window.feed, window.browser.list)
      list.rows.onActivate = { [weak list] row in if feed.data.indices.contains(row) { list?.onOpen(feed.data[row]) } }
      let measurement = try await window.measure(clicks: 60, misses: .max)
      XCTAssertGreaterThan(measurement.tally.byContext.wrong, 0)
      XCTAssertEqual(measurement.tally.byContext, measurement.tally.byIndex)
    }
  }

  func testLabelIsReadIndependentlyOfTheContext() throws {
    try onLoop {
      let (feed, browser) = try await Self.feedAndBrowser()
      browser.present()
      let presser = RowPresser(browser.list, feed, click: try Self.hand())
      let other = Repo(id: 0, owner: "octo", name: "other", description: "", language: nil, stars: 0)
      var press: Press?
      // The row may be rendered again while the window gets its size.
      try await until("a click hits the row") {
        for cell in browser.list.rows.cells.values { (cell.context, cell.name.text) = (other, "label") }
        press = try await presser.press(1)
        return press?.byContext == other
      }
      XCTAssertEqual(press?.onScreen, "label")
      XCTAssertEqual(press?.afterwards, "label")
      browser.window.close()
    }
  }

  func testClickThatNeverArrivesIsAnError() throws {
    try onLoop {
      let (feed, browser) = try await Self.feedAndBrowser()
      browser.present()
      let presser = RowPresser(browser.list, feed) { _, _ in true }
      presser.timeout = .milliseconds(20)
      // Before a row is visible, the error is another one.
      try await until("the click is missed") { await Self.error(of: presser) == .missed }
      browser.window.close()
    }
  }

  func testHiddenWindowIsAnError() throws {
    try onLoop {
      let (feed, browser) = try await Self.feedAndBrowser()
      let presser = RowPresser(browser.list, feed, click: try Self.hand())
      presser.timeout = .milliseconds(20)
      let error = await Self.error(of: presser)
      XCTAssertEqual(error, .hidden)
    }
  }

  func testClosingTheWindowEndsTheMeasurement() throws {
    try onLoop {
      let window = try await Self.window(delay: 0)
      let measurement = Measurement(of: 1_000_000, misses: .max, on: window.feed, seed: 1)
      measurement.onCount = { if $0 == 3 { window.browser.close() } }
      try await window.run(measurement)
      XCTAssertEqual(measurement.tally.selections, 3)
    }
  }

  func testStoppedMeasurementReportsItsClicks() throws {
    try onLoop {
      let window = try await Self.window(delay: 0)
      let measuring = Task { try await window.measure(clicks: 1_000_000, misses: .max) }
      try await until("the rows are shown") { window.browser.list.rows.isMapped }
      window.browser.close()
      guard case .failure(let error) = await measuring.result else {
        return XCTFail("the measurement ended without an error")
      }
      let words = "\(error)".split(separator: " ")
      XCTAssertEqual(words.prefix(2).joined(separator: " "), "Stopped after")
      XCTAssertEqual(words.suffix(3).joined(separator: " "), "of 1,000,000 clicks")
      XCTAssertEqual((error as? UnfinishedRun)?.exitStatus, 1)
    }
  }
}

extension MeasurementTests {
  @MainActor
  private static func window(delay: Int) async throws -> LiveWindow {
    let window = try await LiveWindow(on: try SQLiteRepoStore.inMemory(), delay: delay, seed: 1)
    window.timeout = .seconds(180)
    return window
  }

  @MainActor
  private static func feedAndBrowser() async throws -> (LiveFeed, Browser) {
    let window = try await window(delay: 0)
    return (window.feed, window.browser)
  }

  @MainActor
  private static func hand() throws -> (Widget, Double) -> Bool {
    let mouse = try Mouse()
    return { mouse.click($0, at: $1) }
  }

  @MainActor
  private static func error(of presser: RowPresser) async -> PressError? {
    do { _ = try await presser.press(1) } catch { return error as? PressError }
    return nil
  }
}
