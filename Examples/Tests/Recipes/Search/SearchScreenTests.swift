import MVVMConformanceTesting
import MVVMContext
import MVVMCore
import MVVMState
import SearchRecipe
import TerminalKit
import Testing

@testable import SearchTerminal

@MainActor
struct SearchScreenTests {
  let store = StoreDouble()
  let screen: SearchScreen

  init() { screen = SearchScreen(RepoSearchViewModel(store: store)) }

  private var lines: [String] { screen.lines(columns: 60).map(\.text) }

  private func type(_ text: String, answer: Result<[Repo], any Error>) async throws {
    screen.handle(.paste(text))
    try await store.answer(screen.viewModel?.viewState.query ?? "", with: answer)
    while !screen.isIdle { await Task.yield() }
  }

  @Test func typedTextIsSearchedAndShown() async throws {
    try await type("swift", answer: .success([.swift, .lint]))
    #expect(
      lines == [
        "Search: swift", "2 found", "> swiftlang/swift              C++", "  realm/SwiftLint              Swift", "",
        "https://github.com/swiftlang/swift",
      ])
  }

  @Test func keysEditTheSearchAtItsCursor() async throws {
    try await type("rust", answer: .success([.rust]))
    screen.handle(.home)
    #expect(screen.cursor == "Search: ".count)
    #expect(lines[0] == "Search: rust")
    screen.handle(.delete)
    #expect(screen.viewModel?.viewState.query == "ust")
    try await store.answer("ust", with: .success([]))
    screen.handle(.end)
    screen.handle(.control("u"))
    #expect(screen.viewModel?.viewState.query == "")
  }

  @Test func inputOverTheLimitIsRejectedWithAMessage() {
    screen.handle(.paste(String(repeating: "x", count: 201)))
    #expect(lines == ["Search: ", "A search has at most 200 characters."])
  }

  @Test func loadingEmptyAndFailedStatesAreShown() async throws {
    screen.handle(.character("x"))
    #expect(lines == ["Search: x", "Searching…"])
    try await store.answer("x", with: .success([]))
    while !screen.isIdle { await Task.yield() }
    #expect(lines == ["Search: x", "Nothing matches."])
    try await type("y", answer: .failure(RepoStoreError.offline))
    #expect(lines == ["Search: xy", "The network is down. Press ^R to try again."])
  }

  @Test func arrowsSelectTheRepositoryOfTheNextRow() async throws {
    try await type("s", answer: .success([.swift, .lint, .rust]))
    screen.handle(.down)
    #expect(screen.viewModel?.viewState.chosen == .lint)
    screen.handle(.down)
    screen.handle(.down)
    #expect(screen.viewModel?.viewState.chosen == .rust)
    screen.handle(.up)
    #expect(screen.viewModel?.viewState.chosen == .lint)
    #expect(lines[3].hasPrefix("> realm/SwiftLint"))
  }

  @Test func reusedRowCarriesTheRepositoryThatItShows() async throws {
    try await type("a", answer: .success([.swift, .lint]))
    let first = try #require(screen.view.cells.first)
    try await type("b", answer: .success([.rust]))
    #expect(screen.view.cells.count == 1 && screen.view.cells.first === first)
    #expect(first.context == .rust)
    #expect((first.name, first.language) == ("rust-lang/rust", ""))
  }

  @Test func rowObservesOnlyItsViewModel() async {
    let (first, second) = (RepoCellViewModel(), RepoCellViewModel())
    second.execute(.show(.rust))
    var number = 0
    expectNoFindings(
      await replacementFindings(RepoCell(), \.viewModel, first, then: second, settle: 0) { viewModel in
        number += 1
        viewModel.execute(.show(Repo(id: number, fullName: "repo \(number)", language: nil)))
      } shows: { cell in
        cell.name
      })
  }

  @Test func replacementIsShown() async throws {
    let former = screen.viewModel
    try await type("a", answer: .success([.swift]))
    screen.viewModel = RepoSearchViewModel(store: store)
    #expect(lines == ["Search: ", "Type part of a name."])
    var drawn = 0
    screen.onChange = { drawn += 1 }
    former?.execute(.search("b"))
    #expect(drawn == 0)
    screen.viewModel = nil
    #expect(lines.isEmpty && screen.view.cells.isEmpty)
  }

  @Test func viewModelDoesNotRetainItsScreen() {
    let viewModel = RepoSearchViewModel(store: store)
    var screen: SearchScreen? = SearchScreen(viewModel)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    viewModel.execute(.search(""))
  }
}
