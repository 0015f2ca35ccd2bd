import RepoModel
import RepoViewModels
import TerminalKit
import Testing

@testable import RepoTerminal

@MainActor
struct DetailScreenTests {
  let screen = DetailScreen()
  let browser: Browser
  let small = Size(columns: 40, rows: 4)

  init() async {
    let repo = Repo(id: 1, owner: "octo", name: "cat", description: "A cat", language: "Swift", stars: 9)
    browser = Browser(store: FixedStore(found: .success([repo])))
    await browser.settle()
    _ = lines(in: small)
    _ = browser.handle([.enter])
    await browser.settle()
    _ = lines(in: small)
  }

  private func lines(in size: Size) -> [String] {
    browser.screen.frame(for: size).lines.map(\.text)
  }

  private func press(_ keys: Key...) -> [String] {
    #expect(browser.handle(keys))
    return lines(in: small)
  }

  private static let page = [
    "octo/cat", "", "A cat", "", "Language   Swift", "Stars      9", "Address    https://github.com/octo/cat",
  ]

  @Test func pageHigherThanTheTerminalScrolls() {
    for (key, first) in [
      (Key.up, 0), (.down, 1), (.down, 2), (.up, 1), (.pageDown, 4), (.pageDown, 4), (.pageUp, 1), (.end, 4),
      (.down, 4), (.home, 0),
    ] {
      #expect(press(key).dropLast() == Self.page[first..<first + 3], "after \(key)")
    }
  }

  @Test func scrollingStopsAtTheEnds() {
    #expect(press(.end, .down, .pageDown, .up).first == Self.page[3])
    #expect(press(.home, .up, .pageUp, .down).first == Self.page[1])
  }

  @Test func helpShowsWhetherThePageScrolls() {
    #expect(lines(in: small).last?.contains("↑ ↓ scroll") == true)
    #expect(lines(in: Size(columns: 40, rows: 8)).last?.contains("scroll") == false)
    #expect(lines(in: Size(columns: 40, rows: 7)).last?.contains("scroll") == true)
  }

  @Test func largerTerminalShowsTheWholePageAgain() {
    _ = press(.end)
    #expect(lines(in: Size(columns: 40, rows: 9)).prefix(7) == Self.page[...])
  }

  @Test func scrolledPageIsDrawn() {
    var changes = 0
    browser.onChange = { changes += 1 }
    _ = press(.down, .down)
    #expect(changes == 1)
  }

  @Test func anotherPageStartsAtItsTop() {
    #expect(press(.end, .escape, .enter).first == "octo/cat")
  }

  @Test(arguments: [RepoStoreError.damaged("x"), .unavailable("/a/long/way/to", reason: "of a reason many words")])
  func failureIsShownBeforeTheText(error: RepoStoreError) async throws {
    let viewModel = RepoDetailViewModel(.numbered(1), store: FixedStore(found: .failure(error)))
    screen.viewModel = viewModel
    await viewModel.load()
    screen.update()
    let lines = screen.lines(columns: 30)
    let notice = lines.dropFirst().prefix { $0.style == .warning }
    #expect(notice.map(\.text).joined(separator: " ") == "\(error)")
    #expect(lines[1 + notice.count].text == "number 1")
  }
}
