import RepoModel
import RepoViewModels
import TerminalKit
import Testing

@testable import RepoTerminal

/// Keys that arrive before answers.
@MainActor
struct TypingAheadTests {
  let store = SuspendableStore((0..<30).map { .numbered($0) })
  let browser: Browser

  init() async {
    browser = Browser(store: store)
    _ = browser.screen.frame(for: Size(columns: 80, rows: 12))
    await browser.settle()
  }

  private var opened: String? { browser.detail?.viewModel?.title }

  /// Searches for a text that row 7 contains, and presses the other keys before there is an answer.
  private func search(then keys: Key...) async {
    store.isHeld = true
    #expect(browser.handle("repo7".map(Key.character) + keys))
    #expect(browser.detail == nil)
  }

  private func answer() async {
    store.isHeld = false
    await browser.settle()
  }

  @Test func enterOpensARowOfTheResults() async {
    await search(then: .enter)
    #expect(opened == nil)
    await answer()
    #expect(opened == "octo/repo7")
  }

  @Test func enterInALaterReadOpensARowOfTheResults() async {
    await search()
    #expect(browser.handle([.enter]))
    #expect(opened == nil)
    await answer()
    #expect(opened == "octo/repo7")
  }

  @Test func arrowsSelectARowOfTheResults() async {
    await search(then: .backspace, .down, .down, .enter)
    await answer()
    #expect(opened == "octo/repo2")
  }

  @Test func arrowsStartAtTheFirstResultWhicheverRowWasSelected() async {
    #expect(browser.handle([.end]))
    await search(then: .backspace)
    #expect(browser.handle([.down]))
    #expect(browser.handle([.down, .enter]))
    await answer()
    #expect(opened == "octo/repo2")
  }

  @Test func enterOpensTheFirstResultWhicheverRowWasSelected() async {
    #expect(browser.handle([.end]))
    await search(then: .backspace, .enter)
    await answer()
    #expect(opened == "octo/repo0")
  }

  /// The answer has arrived, but the screen still shows the former rows when the keys are pressed.
  @Test(arguments: [([Key.enter], "octo/repo1"), ([.down, .enter], "octo/repo2")])
  func keysApplyToTheResultsBeforeTheyAreDrawn(keys: [Key], title: String) async {
    #expect(browser.handle([.end]))
    await search(then: .backspace)
    browser.list.viewModel?.show(Answer(Array(store.repos.dropFirst())))
    #expect(browser.handle(keys))
    await answer()
    #expect(opened == title)
  }

  @Test func answerThatIsNotDrawnYetCounts() async {
    await search()
    store.isHeld = false
    await browser.list.viewModel?.settle()
    #expect(browser.handle([.enter]))
    await browser.settle()
    #expect(opened == "octo/repo7")
  }

  @Test(
    arguments: [
      (Key.character("x"), "repo7x"), (.paste("x"), "repo7x"), (.backspace, "repo"), (.control("u"), ""),
      (.escape, "repo7"), (.down, "repo7"), (.home, "repo7"), (.left, "repo7"), (.control("r"), "repo7"),
    ])
  func laterKeyCancelsOpening(key: Key, query: String) async {
    await search(then: .enter, key)
    #expect(browser.query == query)
    await answer()
    #expect(opened == nil)
  }

  @Test func typingThatChangesNothingCancelsOpening() async {
    await search(then: .enter, .character("x"), .backspace)
    await answer()
    #expect(opened == nil)
  }

  @Test func laterSearchCancelsOpening() async {
    await search(then: .enter)
    browser.search("repo")
    await answer()
    #expect(opened == nil)
  }

  @Test(arguments: [Key.tab, .control("x"), .enter])
  func keyWithoutEffectDoesNotCancelOpening(key: Key) async {
    await search(then: .enter, key)
    await answer()
    #expect(opened == "octo/repo7")
    #expect(store.pages == 1)
  }

  @Test func answerWithoutRowsOpensNothing() async {
    await search(then: .character("z"), .enter)
    await answer()
    #expect(opened == nil)
    #expect(browser.handle([.escape]))
    #expect(browser.query == "")
  }

  @Test func enterOpensTheRowDuringAReload() async {
    store.isHeld = true
    store.repos.removeFirst()
    #expect(browser.handle([.control("r"), .enter]))
    #expect(opened == "octo/repo0")
    await answer()
  }

  @Test func keysThatArriveTogetherAreOneSearchAndOneChange() async {
    var changes = 0
    browser.onChange = { changes += 1 }
    #expect(browser.handle([.paste("repo1"), .character("7"), .backspace, .down, .up, .character("2")]))
    #expect(changes == 1)
    await browser.settle()
    #expect(store.requests.sorted() == ["", "repo1", "repo12"])
    changes = 0
    #expect(browser.handle([.down, .up, .enter]))
    #expect(changes == 1)
  }

  @Test func keysWithoutEffectSearchNothing() async {
    #expect(browser.handle([.character("r"), .backspace, .escape, .backspace]))
    await browser.settle()
    #expect(store.requests == [""])
  }
}
