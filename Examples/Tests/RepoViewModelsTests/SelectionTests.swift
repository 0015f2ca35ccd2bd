import RepoModel
import Testing

@testable import RepoViewModels

/// The selection follows the repository instead of the row number.
@MainActor
struct SelectionTests {
  let list = RepoListViewModel(store: StoreDouble())

  private func show(_ ids: [Int64]) {
    list.show(Answer(ids.map { .named("repo\($0)", id: $0) }))
  }

  private func select(_ row: Int) {
    list.select(list.state.repos[row].id, at: row)
  }

  @Test func noRowIsSelectedAtFirst() {
    show([1, 2])
    #expect(list.selectedRow == nil)
    #expect(list.selection == nil)
  }

  @Test(
    arguments: [
      ([1, 2, 3], 1), ([8, 9, 1, 2, 3], 3), ([3, 2, 1], 1), ([2], 0), ([1, 3], 1), ([1], 0), ([8, 9, 3, 1], 2),
      ([], nil),
      ([8, 9], 1), ([8], 0),
    ] as [([Int64], Int?)])
  func selectionFollowsItsRepositoryOrMovesToTheNearestRow(ids: [Int64], row: Int?) {
    show([1, 2, 3])
    select(1)
    show(ids)
    #expect(list.selectedRow == row)
    #expect(list.selection?.id == row.map { ids[$0] })
  }

  @Test func rowThatHasMovedIsSelectedAtItsNewPlace() {
    show([9, 1, 2, 3])
    list.select(2, at: 1)
    #expect(list.selectedRow == 2)
    list.select(77, at: 9)
    #expect(list.selectedRow == 3)
  }

  @Test func newSearchSelectsNoRow() {
    show([1, 2, 3])
    select(1)
    list.search("x")
    #expect(list.selectedRow == nil)
  }

  @Test func selectionDuringANewSearchAppliesToTheResults() {
    show([1, 2, 3])
    list.search("x")
    #expect(!list.answersSearch)
    select(1)
    show([3, 4, 2])
    #expect(list.answersSearch)
    #expect(list.selection?.id == 4)
  }

  @Test func failureKeepsTheRowsAndNamesTheirSearch() async throws {
    let store = StoreDouble()
    let list = RepoListViewModel(store: store)
    list.show(Answer([.named("a")]))
    for (text, ending) in [("", ""), ("x", "; these rows are from the previous search")] {
      list.search(text)
      try await store.waitForSearch(text)
      store.answer(text, with: .failure(.busy("x")))
      await list.settle()
      #expect(list.state == .failed(.busy("x"), former: [.named("a")]))
      #expect(list.notice == "\(RepoStoreError.busy("x"))" + ending)
      #expect(list.count == "1 repository")
    }
  }

  @Test func pageIsReloadedOnlyIfItsRepositoryHasLeftTheList() async throws {
    let store = StoreDouble()
    let list = RepoListViewModel(store: store)
    store.repos[1] = .success(.named("a"))
    list.show(Answer([.named("a"), .named("b", id: 2)]))
    let page = list.detail(of: .named("a"))
    await page.load()
    store.repos[1] = nil
    list.show(Answer([.named("a")]))
    list.search("x")
    list.show(Answer([.named("b", id: 2)]))
    for _ in 0..<50 { await Task.yield() }
    try await store.waitForPageRequests(0)
    list.show(Answer([.named("a")]))
    list.show(Answer([]))
    try await store.waitForPageRequests(1)
  }

  @Test func pushedAnswerReplacesThePendingSearch() async throws {
    let store = StoreDouble()
    let list = RepoListViewModel(store: store)
    list.search("a")
    try await store.waitForSearch("a")
    list.show(Answer([.named("pushed")]))
    store.answer("a", with: .success([.named("asked")]))
    await list.settle()
    #expect(list.state == .loaded([.named("pushed")]))
  }

  @Test func countIsShownOnlyIfItIsKnown() {
    #expect(list.count == nil)
    show([])
    #expect(list.count == "0 repositories")
    show([1])
    #expect(list.count == "1 repository")
    show(Array(1...1_234))
    #expect(list.count == "1,234 repositories")
    list.reload()
    #expect(list.count == nil)
  }
}
