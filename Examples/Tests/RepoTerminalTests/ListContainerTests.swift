import RepoModel
import SwiftMVVMPattern
import Testing

@testable import RepoTerminal

@MainActor
final class ListContainerTests {
  var repos = (0..<100).map { Repo.numbered($0) }
  lazy var rows = ListContainer { [unowned self] cell, index in
    RowPresenter().render(repos[index], in: cell)
  }

  private func show(height: Int = 5) {
    rows.resize(height: height)
    rows.reload(count: repos.count)
  }

  private var cells: Set<ObjectIdentifier> {
    Set((-10..<200).compactMap { rows.visibleCell(at: $0).map(ObjectIdentifier.init) })
  }

  @Test func onlyVisibleRowsHaveACell() {
    show()
    #expect(rows.window == 0..<5)
    #expect((-3..<100).filter { rows.visibleCell(at: $0) != nil } == Array(0..<5))
  }

  @Test func scrollingCreatesNoCells() {
    show()
    let before = cells
    for first in [3, 50, 95, 99, 0, 7] {
      rows.scroll(toFirst: first)
      #expect(cells == before)
    }
  }

  @Test func rowThatStaysVisibleKeepsItsCell() {
    show()
    let cell = rows.visibleCell(at: 3)
    rows.scroll(toFirst: 2)
    #expect(rows.visibleCell(at: 3) === cell)
  }

  @Test func everyRowShowsItsOwnRepositoryAfterReuse() {
    show()
    for first in [40, 42, 0, 97, 12] {
      rows.scroll(toFirst: first)
      for index in rows.window {
        #expect(rows.context(ofCell: RowCell.self, at: index) == repos[index])
        #expect(rows.visibleCell(at: index)?.text(columns: 80).hasPrefix("octo/repo\(index) ") == true)
      }
    }
  }

  @Test func invisibleCellCarriesNothing() throws {
    show()
    let cell = try #require(rows.visibleCell(at: 0))
    repos.removeAll()
    rows.reload(count: 0)
    #expect(cell.context == nil)
    #expect(cell.text(columns: 80).allSatisfy { $0 == " " })
  }

  @Test func cellCarriesWhatIsOnScreenAfterTheDataIsGone() {
    show()
    let third = repos[2]
    repos.removeAll()
    #expect(rows.context(ofCell: RowCell.self, at: 2) == third)
    #expect(rows.context(ofCell: RowCell.self, at: 50) == nil)
  }

  @Test(arguments: [(0, 0), (100, 95), (-5, 0), (97, 95), (3, 3)])
  func windowStaysWithinTheList(row: Int, first: Int) {
    show()
    rows.scroll(toFirst: row)
    #expect(rows.first == first)
  }

  @Test(arguments: [(0, 0), (4, 0), (5, 1), (99, 95)])
  func revealingScrollsAsLittleAsNecessary(index: Int, first: Int) {
    show()
    rows.reveal(index)
    #expect(rows.first == first)
    #expect(rows.visibleCell(at: index) != nil)
  }

  @Test(arguments: [(5, 9), (9, 5), (5, 0), (0, 5), (5, -1)])
  func resizedWindowIsFull(before: Int, after: Int) {
    show(height: before)
    rows.scroll(toFirst: 99)
    rows.resize(height: after)
    #expect(rows.window.count == max(0, after))
    #expect(cells.count == max(0, after))
  }

  @Test func shorterListMovesTheWindowUp() {
    show()
    rows.scroll(toFirst: 90)
    repos.removeLast(97)
    rows.reload(count: repos.count)
    #expect(rows.window == 0..<3)
  }
}
