import MVVMConformanceTesting
import RepoModel
import RepoSQLiteStore
import RepoViewModels
import TerminalKit
import Testing

@testable import RepoTerminal

@MainActor
struct BrowserTests {
  let browser: Browser
  let size = Size(columns: 80, rows: 12)

  init() throws { browser = Browser(store: try SQLiteRepoStore.inMemory()) }

  private func press(_ keys: Key...) async {
    await browser.settle()
    _ = lines
    for key in keys {
      #expect(browser.handle([key]))
      await browser.settle()
      _ = lines
    }
  }

  private var lines: [String] { browser.screen.frame(for: size).lines.map(\.text) }
  private var chosen: String? { lines.first { $0.hasPrefix("> ") } }

  @Test func typingSearches() async {
    await press(.character("g"), .character("r"), .character("d"), .character("b"))
    #expect(lines[0].hasPrefix("Search: grdb"))
    #expect(chosen?.contains("groue/GRDB.swift") == true)
  }

  @Test func backspaceAndEscapeTakeTheTextBack() async {
    await press(.character("g"), .character("x"), .backspace)
    #expect(browser.query == "g")
    await press(.escape)
    #expect(browser.query == "")
  }

  @Test func aPasteIsOneLineOfSearch() async {
    await press(.paste("gr\u{1B}db\r"))
    #expect(browser.query == "gr db ")
  }

  @Test func aSearchHasAnEnd() {
    let (longest, more) = (String(repeating: "x", count: 200), String(repeating: "y", count: 5_000))
    for keys in [[Key.paste(longest + more)], longest.map(Key.character) + [.paste(more), .character("y")]] {
      #expect(browser.handle([.escape] + keys))
      #expect(browser.query == longest)
    }
  }

  @Test func theArrowsStayWithinTheList() async {
    await press(.up)
    #expect(browser.list.chosen == 0)
    await press(.pageDown)
    #expect(browser.list.chosen == ListPage.height(in: size))
    await press(.end, .down)
    #expect(browser.list.chosen == browser.list.count - 1)
    #expect(chosen != nil)
    await press(.home)
    #expect(browser.list.chosen == 0)
  }

  @Test func enterOpensWhatTheRowShowsAndEscapeReturns() async throws {
    await press(.character("v"), .down, .down)
    let row = try #require(chosen)
    for (open, back) in [(Key.enter, Key.escape), (.right, .left), (.enter, .backspace)] {
      await press(open)
      #expect(row.hasPrefix("> \(lines[0])"))
      await press(back)
      #expect(chosen == row)
    }
  }

  @Test func aPageIgnoresWhatIsForTheList() async {
    await press(.enter)
    #expect(browser.detail != nil)
    for key in [Key.enter, .right, .character("x"), .paste("x"), .control("x")] {
      await press(key)
      #expect(browser.detail != nil)
    }
    #expect(browser.query == "")
  }

  @Test func aNewSearchBeginsAtTheTop() async {
    await press(.end, .character("a"))
    #expect(browser.list.chosen == 0)
  }

  @Test func enterOnNothingOpensNothing() async {
    await press(.paste("zzzznothing"), .enter, .down)
    #expect(browser.detail == nil)
    #expect(lines[2] == "Nothing matches.")
  }

  @Test(arguments: [Key.control("c"), .control("q"), .control("\\")])
  func someKeysLeave(key: Key) {
    #expect(!browser.handle([.character("a"), key, .character("b")]))
  }

  @Test func aFailureIsSaidInPlaceOfRows() async {
    let browser = Browser(store: FixedStore(found: .failure(.damaged("x"))))
    await browser.settle()
    #expect(browser.screen.frame(for: size).lines[2] == Line("\(RepoStoreError.damaged("x"))", .warning))
  }

  @Test func aSearchUnderWayIsSaidAboveTheFormerRows() async {
    let store = PatientStore([.numbered(1)])
    let browser = Browser(store: store)
    await browser.settle()
    store.isHeld = true
    browser.search("repo")
    let lines = browser.screen.frame(for: size).lines
    #expect(lines[1] == Line("Searching…", .faint))
    #expect(lines[2].text.hasPrefix("> octo/repo1"))
    store.isHeld = false
    await browser.settle()
    #expect(browser.screen.frame(for: size).lines[1] == Line())
  }

  @Test(arguments: 0...5)
  func noSizeTraps(rows: Int) async {
    let size = Size(columns: rows, rows: rows)
    await browser.settle()
    _ = browser.screen.frame(for: size)
    await press(.end, .enter)
    _ = browser.screen.frame(for: size)
  }
}

@MainActor
struct ListScreenTests {
  let store = FixedStore(found: .success([]))

  @Test func theViewModelThatItHasIsHeardAndNoOther() async {
    let (first, second) = (RepoListViewModel(store: store), RepoListViewModel(store: store))
    second.search("second")
    var number = 0
    expectNoFindings(
      await replacementFindings(ListScreen(), \.viewModel, first, then: second, settle: 0) { viewModel in
        number += 1
        viewModel.search("\(number)")
      } shows: {
        $0.page(for: Script.size).query
      })
  }

  @Test func aScreenIsNotKeptByItsViewModel() {
    let viewModel = RepoListViewModel(store: store)
    var screen: ListScreen? = ListScreen()
    screen?.viewModel = viewModel
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
  }
}
