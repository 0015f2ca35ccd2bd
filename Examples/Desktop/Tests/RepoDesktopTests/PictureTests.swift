import CGTK
import Foundation
import GTKKit
import LoopTesting
import RepoModel
import RepoSQLiteStore
import RepoViewModels
import XCTest

@testable import RepoDesktop

/// Tests pictures of the window. If PICTURE names a file, the picture for the README is saved there.
final class PictureTests: XCTestCase {
  func testWindowShowsListAndPage() throws {
    try onLoop {
      let browser = try await Self.opened()
      let place = ProcessInfo.processInfo.environment["PICTURE"] ?? NSTemporaryDirectory() + "\(UUID()).png"
      var picture: Picture?
      // The requested size is set with the first frame.
      try await until("the window is drawn") {
        picture = browser.window.picture()
        return picture.map { $0.width == 1_920 && $0.colors > 100 } ?? false
      }
      let drawn = try XCTUnwrap(picture)
      XCTAssertEqual(drawn.height, 1_200)
      XCTAssertTrue(Self.hasListAndPage(drawn))
      XCTAssertTrue(drawn.save(to: place))
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: place)).prefix(4), Data([0x89] + Array("PNG".utf8)))
      XCTAssertEqual(Picture(of: place)?.difference(from: drawn), 0)
      browser.window.close()
      if ProcessInfo.processInfo.environment["PICTURE"] == nil { try FileManager.default.removeItem(atPath: place) }
    }
  }

  func testReadmePictureExistsAndIsNotBlank() throws {
    let desktop = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let place = desktop.appendingPathComponent("../desktop.png").standardizedFileURL.path
    try onLoop {
      let picture = try XCTUnwrap(Picture(of: place), "no picture; run make picture")
      XCTAssertEqual([picture.width, picture.height], [1_920, 1_200])
      XCTAssertTrue(Self.hasListAndPage(picture))
    }
  }

  func testFocusedRowLooksDifferent() throws {
    try onLoop {
      let browser = try await Self.opened()
      let keyboard = try Keyboard()
      var (first, count): (Picture?, Int) = (nil, 0)
      // A picture may show an earlier frame, so the focus changes until two of them differ.
      try await until("the row looks different") {
        count += 1
        if count.isMultiple(of: 3) {
          browser.list.search.hasFocus ? keyboard.press("Down") : browser.list.search.focus()
        }
        guard let picture = browser.list.rows.picture(scale: 1) else { return false }
        defer { first = first ?? picture }
        // The focus ring of 480 by 52 points is two points thick, about 2,000.
        return first.map { picture.difference(from: $0) > 1_000 } ?? false
      }
      XCTAssertEqual(browser.list.rows.selected, 1)
      browser.window.close()
    }
  }

  func testSecondaryTextIsReadableOnTheSelectedRow() throws {
    try inEachTheme { theme in
      let browser = try await Self.opened()
      let cell = try XCTUnwrap(browser.list.visibleCell(at: 1))
      try await Self.expectContrast(of: [cell.about, cell.language, cell.stars], in: browser, theme)
    }
  }

  func testWarningsAreReadable() throws {
    try inEachTheme { theme in
      let store = ShelfStore([.numbered(1)])
      store.caveat = .partial(of: 34_567)
      let browser = try await Browser.opened(store)
      try await until("the warning is shown") { browser.list.notice.text == "These are the first of 34,567." }
      try await Self.expectContrast(of: [browser.list.notice], in: browser, theme)
    }
  }

  func testErrorsAreReadable() throws {
    try inEachTheme { theme in
      let store = ShelfStore([])
      store.error = .timedOut("the shelf")
      let browser = try await Browser.opened(store)
      try await until("the error is shown") { browser.list.message.isMapped && !browser.list.message.text.isEmpty }
      try await Self.expectContrast(of: [browser.list.message], in: browser, theme)
    }
  }

  func testErrorsBelowRowsAreReadable() throws {
    try inEachTheme { theme in
      let store = ShelfStore([.numbered(1)])
      let browser = try await Browser.opened(store)
      store.error = .timedOut("the shelf")
      browser.reload()
      try await until("the error is shown") { browser.list.notice.hasStyle("error") }
      try await Self.expectContrast(of: [browser.list.notice], in: browser, theme)
    }
  }

  /// Runs the test in the light and the dark theme.
  private func inEachTheme(_ work: @escaping @MainActor (_ theme: String) async throws -> Void) throws {
    let former = ProcessInfo.processInfo.environment["GTK_THEME"]
    try onLoop {
      defer { Self.setTheme(former ?? "Adwaita") }
      Self.endAnimations()
      for theme in ["Adwaita", "Adwaita:dark"] {
        Self.setTheme(theme)
        try await work(theme)
      }
    }
  }

  /// Tests the contrast of the labels in a picture of the window, and closes it.
  @MainActor
  private static func expectContrast(of labels: [Label], in browser: Browser, _ theme: String) async throws {
    var contrasts: [Double] = []
    try await until("the text is drawn") {
      guard let picture = browser.window.picture(), picture.width == 1_920 else { return false }
      contrasts = labels.map {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds($0.pointer, browser.window.pointer, &bounds)
        return picture.contrast(in: bounds, scale: 2)
      }
      return contrasts.allSatisfy { $0 > 1.5 }
    }
    print("contrast in \(theme): \(contrasts)")
    for contrast in contrasts { XCTAssertGreaterThanOrEqual(contrast, 4.5, theme) }
    browser.window.close()
  }

  /// Loads a theme as if the person had selected it.
  @MainActor
  private static func setTheme(_ name: String) {
    setenv("GTK_THEME", name, 1)
    let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
    g_object_notify(settings, "gtk-theme-name")
  }

  func testEmptyWindowIsBlank() throws {
    try onLoop {
      let window = Window("", width: 300, height: 200, Box(.vertical, []))
      window.present()
      try await until("the window is drawn") { window.picture() != nil }
      XCTAssertLessThan(try XCTUnwrap(window.picture()).colors, 100)
      window.close()
    }
  }

  /// Returns whether there is text on both sides of the handle, above the bottom line.
  @MainActor
  private static func hasListAndPage(_ picture: Picture) -> Bool {
    [0...0.49, 0.51...1].allSatisfy { picture.colors(across: $0, down: 0...0.9) > 100 }
  }

  /// Returns a window with a search whose second row was selected by keys, and its page.
  @MainActor
  private static func opened() async throws -> Browser {
    Self.endAnimations()
    let browser = try await Browser.opened(try SQLiteRepoStore.inMemory())
    browser.list.search.text = "web framework"
    try await until("the rows are shown") { browser.list.isAnswered && browser.list.names[1] == "vapor/vapor" }
    let keyboard = try Keyboard()
    keyboard.press("Down")
    try await until("the rows have the focus") { browser.list.rows.hasFocus }
    keyboard.press("Down", "Return")
    try await until("its page is shown") {
      browser.openTitle == "vapor/vapor" && browser.detail.viewModel?.state == .loaded
        && browser.detail.view.notice.text.isEmpty
    }
    return browser
  }

  /// Ends the animations, so the picture shows the widgets' final state.
  @MainActor
  private static func endAnimations() {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, 0)
    let settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
    g_object_set_property(settings, "gtk-enable-animations", &value)
  }
}
