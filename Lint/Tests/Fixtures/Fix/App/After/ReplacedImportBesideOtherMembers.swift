import Foundation

/// Other types have members with the names of those that UIKit adds to index paths.
final class MembersViewModel {
  private struct Cell {
    var row = 0
    var section = 0
  }
  private var place: IndexPath?
  func load() { place = IndexPath(indexes: [Cell().row, Cell(row: 1, section: 2).section]) }
}
