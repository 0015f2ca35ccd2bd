import XCTest

/// Needs `Tests/UITests/server.py 8931`, which answers a search after 20 seconds. Until then, the table shows the former rows.
@MainActor
final class OpeningUITests: XCTestCase {
  func testRowOpensItsRepositoryWhileTheListChanges() {
    let app = XCUIApplication()
    app.launchArguments = ["--url", "http://127.0.0.1:8931"]
    app.launch()
    let row = app.cells["octo/second, 100 stars, Swift, About octo/second"]
    XCTAssertTrue(row.waitForExistence(timeout: 120))

    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("o")
    row.tap()
    let page = app.navigationBars["octo/second"]
    XCTAssertTrue(page.waitForExistence(timeout: 10))
    keepScreenshot(of: app)

    page.buttons.firstMatch.tap()
    XCTAssertTrue(app.cells["octo/other, 100 stars, Swift, About octo/other"].waitForExistence(timeout: 60))
    XCTAssertFalse(row.exists)
  }

  private func keepScreenshot(of app: XCUIApplication) {
    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = "page"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
