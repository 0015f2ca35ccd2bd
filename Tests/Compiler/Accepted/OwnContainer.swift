// An app's own containers, with UIKit views and with other cells.
import SwiftMVVMPattern
import UIKit

final class Slide: Contextable {
  var context: String?
}

final class Carousel: CellContainer {
  private var slides: [Int: Slide] = [:]
  func visibleCell(at index: Int) -> Slide? { slides[index] }
  func selected(_ index: Int) -> String? { context(ofCell: Slide.self, at: index) }
}

struct Grid: CellContainer {
  struct Place: Hashable {
    let row: Int
    let column: Int
  }

  var cells: [Place: UIView] = [:]
  func visibleCell(at place: Place) -> UIView? { cells[place] }
}

@MainActor
func entity<Container: CellContainer>(in container: Container, at index: Container.CellIndex) -> String? {
  container.context(at: index)
}

@MainActor
func both(_ carousel: Carousel, _ grid: Grid) -> [String?] {
  [entity(in: carousel, at: 3), entity(in: grid, at: .init(row: 1, column: 2))]
}
