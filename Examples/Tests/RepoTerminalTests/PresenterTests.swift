import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import TerminalKit
import Testing

@testable import RepoTerminal

@MainActor
struct PresenterTests {
  let repo = Repo(id: 1, owner: "octo", name: "cat", description: "A cat", language: "Swift", stars: 12_345)

  @Test func aRowShowsItsRepository() {
    let cell = RowCell()
    RowPresenter().update(view: cell, with: RepoRowViewModel(repo))
    #expect(cell.text(columns: 60) == "octo/cat                   12k  Swift        A cat")
  }

  @Test(arguments: 0...60)
  func aRowIsNeverWiderThanAsked(columns: Int) {
    let cell = RowCell()
    let wide = Repo(id: 1, owner: "漢字", name: "漢字漢字", description: "漢\u{1B}字", language: nil, stars: 1)
    RowPresenter().update(view: cell, with: RepoRowViewModel(wide))
    #expect(cell.text(columns: columns).columns <= columns)
    #expect(!cell.text(columns: columns).contains("\u{1B}"))
  }

  @Test func aPageShowsItsRepository() {
    let view = DetailView()
    DetailPresenter().update(view: view, with: RepoDetailViewModel(repo, store: FixedStore(found: .success([]))))
    #expect(
      view.lines(columns: 60).map(\.text) == [
        "octo/cat", "Loading…", "A cat", "", "Language   Swift", "Stars      12 345",
        "Address    https://github.com/octo/cat",
      ])
  }

  @Test func aScreenWithoutAViewModelIsEmpty() {
    let screen = DetailScreen()
    screen.viewModel = RepoDetailViewModel(repo, store: FixedStore(found: .success([])))
    screen.viewModel = nil
    #expect(screen.lines(columns: 60).isEmpty)
  }
}
