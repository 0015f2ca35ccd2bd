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

  @Test func backspaceAndEscapeRemoveText() async {
    await press(.character("g"), .character("x"), .backspace)
    #expect(browser.query == "g")
    await press(.escape)
    #expect(browser.query == "")
  }

  @Test func pasteIsOneLineOfSearch() async {
    await press(.paste("gr\u{1B}db\r"))
    #expect(browser.query == "gr db ")
  }

  @Test func inputOverTheLimitIsRejectedWithAMessage() {
    let (longest, more) = (String(repeating: "x", count: 200), String(repeating: "y", count: 5_000))
    let message = Line("A search has at most 200 characters.", .warning)
    for (keys, query) in [
      ([Key.paste(longest + more)], ""), (longest.map(Key.character) + [.paste(more)], longest),
      (longest.map(Key.character) + [.character("y")], longest),
    ] {
      #expect(browser.handle([.escape] + keys))
      #expect(browser.query == query)
      #expect(browser.screen.frame(for: size).lines[1] == message)
      #expect(browser.screen.frame(for: Size(columns: 80, rows: 3)).lines.last == message)
      #expect(browser.handle([.up]))
      #expect(browser.screen.frame(for: size).lines[1] != message)
    }
  }

  @Test func keysEditTheSearchAtItsCursor() async {
    await press(.paste("grdx"), .left, .backspace, .character("d"), .delete, .character("b"))
    #expect(browser.query == "grdb")
    #expect(browser.screen.frame(for: size).cursor == "Search: grdb".count)
    await press(.paste(" swift"), .control("w"), .home, .delete)
    #expect(browser.query == "rdb ")
    #expect(browser.screen.frame(for: size).cursor == "Search: ".count)
    await press(.end, .control("u"))
    #expect(browser.query == "")
  }

  @Test func movingTheCursorIsDrawnAndSearchesNothing() async {
    let store = SuspendableStore([.numbered(1)])
    let browser = Browser(store: store)
    #expect(browser.handle([.paste("ab")]))
    await browser.settle()
    var changes = 0
    browser.onChange = { changes += 1 }
    #expect(browser.handle([.left]))
    #expect(changes == 1)
    #expect(store.requests == ["", "ab"])
    #expect(browser.screen.frame(for: size).cursor == "Search: a".count)
  }

  @Test(arguments: [Key.control("r"), .function(5)])
  func keysReloadTheListAndThePage(key: Key) async {
    let store = SuspendableStore([.numbered(1)])
    let browser = Browser(store: store)
    await browser.settle()
    #expect(browser.handle([key]))
    await browser.settle()
    #expect(store.requests == ["", ""])
    _ = browser.screen.frame(for: size)
    #expect(browser.handle([.enter]))
    await browser.settle()
    #expect(browser.handle([key]))
    await browser.settle()
    #expect(store.pages == 2)
  }

  @Test(arguments: [[Key](), Array(repeating: .down, count: 5), Array(repeating: .pageDown, count: 3), [.bottom]])
  func keysSendFewBytes(moves: [Key]) async {
    let size = Size(columns: 100, rows: 30)
    var encoder = FrameEncoder(styled: true)
    func bytes() -> Int { encoder.encode(browser.screen.frame(for: size), for: size).utf8.count }
    func cost(of key: Key) async -> Int {
      _ = browser.handle([key])
      let first = bytes()
      await browser.settle()
      return first + bytes()
    }
    func move() async { for key in moves { _ = await cost(of: key) } }
    await browser.settle()
    _ = bytes()
    for _ in 0..<40 { #expect(await cost(of: .down) <= 600) }
    for _ in 0..<40 { #expect(await cost(of: .up) <= 600) }
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      await move()
      let typed = await cost(of: .character(letter))
      await move()
      let removed = await cost(of: .backspace)
      #expect(typed <= 2_048 && removed <= 2_048, "\(letter): \(typed), Backspace: \(removed)")
    }
  }

  @Test func arrowsStayWithinTheList() async {
    await press(.up)
    #expect(browser.list.chosen == 0)
    await press(.pageDown)
    #expect(browser.list.chosen == ListPage.height(in: size, notice: nil))
    await press(.end, .down)
    #expect(browser.list.chosen == browser.list.count - 1)
    #expect(chosen != nil)
    await press(.home)
    #expect(browser.list.chosen == 0)
    await press(.character("a"), .bottom)
    #expect(browser.list.chosen == browser.list.count - 1)
    await press(.home)
    #expect(browser.list.chosen == browser.list.count - 1)
    await press(.top)
    #expect(browser.list.chosen == 0)
  }

  @Test func enterOpensTheRepositoryOfTheRowAndEscapeReturns() async throws {
    await press(.character("v"), .down, .down)
    let row = try #require(chosen)
    for (open, back) in [(Key.enter, Key.escape), (.enter, .left), (.enter, .backspace)] {
      await press(open)
      #expect(row.hasPrefix("> \(lines[0])"))
      await press(back)
      #expect(chosen == row)
    }
  }

  @Test func pageIgnoresKeysForTheList() async {
    await press(.enter)
    #expect(browser.detail != nil)
    for key in [Key.enter, .right, .character("x"), .paste("x"), .control("x")] {
      await press(key)
      #expect(browser.detail != nil)
    }
    #expect(browser.query == "")
  }

  @Test func newSearchStartsAtTheTop() async {
    await press(.bottom, .character("a"))
    #expect(browser.list.chosen == 0)
  }

  @Test func enterWithoutRowsOpensNothing() async {
    await press(.paste("zzzznothing"), .enter, .down)
    #expect(browser.detail == nil)
    #expect(lines[2] == "Nothing matches.")
  }

  @Test(arguments: [Key.control("c"), .control("q"), .control("\\")])
  func someKeysLeave(key: Key) {
    #expect(!browser.handle([.character("a"), key, .character("b")]))
  }

  @Test func failureIsShownInPlaceOfRows() async {
    let browser = Browser(store: FixedStore(found: .failure(.damaged("x"))))
    await browser.settle()
    #expect(browser.screen.frame(for: size).lines[2] == Line("\(RepoStoreError.damaged("x"))", .warning))
  }

  @Test func pendingSearchIsShownAboveTheFormerRows() async {
    let store = SuspendableStore([.numbered(1)])
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

  @Test func rowsDoNotChangeUntilTheResultsArrive() async {
    let store = SuspendableStore((0..<30).map { .numbered($0) })
    let browser = Browser(store: store)
    _ = browser.screen.frame(for: size)
    await browser.settle()
    #expect(browser.handle([.end, .up]))
    let former = browser.screen.frame(for: size).lines
    store.isHeld = true
    #expect(browser.handle([.character("r")]))
    #expect(browser.screen.frame(for: size).lines.dropFirst(2) == former.dropFirst(2))
    store.isHeld = false
    await browser.settle()
    #expect(browser.screen.frame(for: size).lines[2].text.hasPrefix("> octo/repo0"))
  }

  @Test(arguments: 0...5)
  func noSizeTraps(rows: Int) async {
    let size = Size(columns: rows, rows: rows)
    await browser.settle()
    _ = browser.screen.frame(for: size)
    await press(.bottom, .enter)
    _ = browser.screen.frame(for: size)
  }
}

@MainActor
struct ListScreenTests {
  let store = FixedStore(found: .success([]))

  @Test func onlyTheCurrentViewModelIsObserved() async {
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

  @Test func screenIsNotRetainedByItsViewModel() {
    let viewModel = RepoListViewModel(store: store)
    var screen: ListScreen? = ListScreen()
    screen?.viewModel = viewModel
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
  }
}
