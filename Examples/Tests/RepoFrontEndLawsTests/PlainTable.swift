import RepoFrontEndLaws
import RepoModel
import SwiftMVVMPattern

/// The visible rows in reused cells.
@MainActor
final class PlainTable: CellContainer {
  private let fault: Fault?
  private var cells: [Int: PlainCell] = [:]
  private var spare: [PlainCell] = []
  private var repos: [Repo] = []
  private(set) var first = 0

  private static let height = 6

  init(fault: Fault?) { self.fault = fault }

  var rows: [Int: SeenRow] { cells.mapValues(\.labels) }

  func visibleCell(at place: Int) -> PlainCell? { cells[place] }

  func show(_ repos: [Repo]) {
    self.repos = repos
    first = clamped(first)
    recycle { fault != .keepsRowsBeyondTheEnd || $0 < repos.count }
    fill()
  }

  func scroll(to place: Int) {
    first = clamped(place)
    if fault == .scrollsWithoutRendering {
      let inOrder = cells.sorted { $0.key < $1.key }.map(\.value)
      cells = Dictionary(uniqueKeysWithValues: zip(first..., inOrder))
    }
    recycle { !window.contains($0) }
    fill()
  }

  private var window: Range<Int> { first..<max(first, min(first + Self.height, repos.count)) }

  private func clamped(_ place: Int) -> Int { max(0, min(place, repos.count - Self.height)) }

  private func recycle(where isGone: (Int) -> Bool) {
    for (place, cell) in cells where isGone(place) {
      if fault != .keepsStaleCells { cell.prepareForReuse() }
      cells[place] = nil
      spare.append(cell)
    }
  }

  private func fill() {
    for place in window where cells[place] == nil {
      let cell = spare.popLast() ?? PlainCell()
      PlainRowPresenter(fault: fault).render(repos[place], in: cell)
      cells[place] = cell
    }
  }
}
