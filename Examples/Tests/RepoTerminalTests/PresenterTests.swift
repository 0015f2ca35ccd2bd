import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import TerminalKit
import Testing

@testable import RepoTerminal

@MainActor
struct PresenterTests {
  let repo = Repo(id: 1, owner: "octo", name: "cat", description: "A cat", language: "Swift", stars: 12_345)

  @Test func rowShowsItsRepository() {
    let cell = RowCell()
    RowPresenter().update(view: cell, with: RepoRowViewModel(repo))
    #expect(cell.text(columns: 70) == "octo/cat                            12k  Swift        A cat")
  }

  @Test(arguments: 0...60)
  func rowIsNeverWiderThanRequested(columns: Int) {
    let cell = RowCell()
    let wide = Repo(id: 1, owner: "漢字", name: "漢字漢字", description: "漢\u{1B}字", language: nil, stars: 1)
    RowPresenter().update(view: cell, with: RepoRowViewModel(wide))
    #expect(cell.text(columns: columns).columns <= columns)
    #expect(!cell.text(columns: columns).contains("\u{1B}"))
  }

  @Test(arguments: [
    (78, "octo/a-rather-long-name-of-a-cat        12k  Swift        A cat"),
    (58, "octo/a-rather-long-name-of-a-cat         12k  Swift"),
    (38, "octo/a-rather-long-name-of-a-cat   12k"), (30, "octo/a-rather-long-name…   12k"), (18, "octo/a-rath…   12k"),
    (17, "octo/a-rather-lo…"),
  ])
  func narrowRowOmitsWholeParts(columns: Int, text: String) {
    let cell = RowCell()
    var named = repo
    named.name = "a-rather-long-name-of-a-cat"
    RowPresenter().update(view: cell, with: RepoRowViewModel(named))
    #expect(cell.text(columns: columns).trimmed == text)
  }

  @Test func fullNameIsNeverCut() {
    let cell = RowCell()
    var named = repo
    named.name = String(repeating: "x", count: 60)
    RowPresenter().update(view: cell, with: RepoRowViewModel(named))
    #expect(cell.text(columns: 78, nameWidth: 65) == "octo/\(named.name)   12k  Swift       ")
    named.name = "cat"
    RowPresenter().update(view: cell, with: RepoRowViewModel(named))
    #expect(cell.text(columns: 78, nameWidth: 31) == "octo/cat                          12k  Swift        A cat")
  }

  @Test func narrowPageWrapsTheAddress() {
    let view = DetailView()
    (view.title, view.facts) = ("octo/cat", [("Stars", "9"), ("Address", "https://github.com/octo/cat")])
    #expect(
      view.lines(columns: 30).map(\.text).suffix(3) == [
        "Stars      9", "Address    https://github.com/", "           octo/cat",
      ])
    #expect(
      view.lines(columns: 20).map(\.text).suffix(5) == ["Stars", "9", "Address", "https://github.com/", "octo/cat"])
  }

  @Test func pageShowsItsRepository() {
    let view = DetailView()
    DetailPresenter().update(view: view, with: RepoDetailViewModel(repo, store: FixedStore(found: .success([]))))
    #expect(
      view.lines(columns: 60).map(\.text) == [
        "octo/cat", "Loading…", "A cat", "", "Language   Swift", "Stars      12,345",
        "Address    https://github.com/octo/cat",
      ])
  }

  @Test func screenWithoutAViewModelIsEmpty() {
    let screen = DetailScreen()
    screen.viewModel = RepoDetailViewModel(repo, store: FixedStore(found: .success([])))
    screen.viewModel = nil
    #expect(screen.lines(columns: 60).isEmpty)
  }
}
