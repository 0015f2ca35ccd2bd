import RepoUIKit
import UIKit

/// A table or a collection, and what a person does with it.
@MainActor
protocol Container: UIScrollView {
  /// The cells on screen, by their places.
  var rows: [Int: any RepoRow] { get }
  /// What is said above them.
  var notice: (any NoticeView)? { get }

  func setUp()
  func drawFrame()
  func press(_ place: Int)
  func release()
  /// Where the cell under the finger is by now; nil where it has left the screen.
  var pressedPlace: Int? { get }
  func scroll(to place: Int)
  /// Where the selected cell is, on screen or not.
  var selectedPlace: Int? { get }
}

extension Container {
  func tap(_ place: Int) {
    press(place)
    release()
  }
}

/// How many rows there is room for, how many are made ready beside them, and how long a change takes to be seen.
private enum Phone {
  static let rows = 0..<7
  static let ahead = 3
  static let frames = 3
}

extension UITableView: Container {
  var rows: [Int: any RepoRow] { recycled.shown.compactMapValues { $0 as? RepoTableCell } }

  var notice: (any NoticeView)? {
    delegate?.tableView(self, viewForHeaderInSection: 0) as? TableNoticeView
  }

  func setUp() {
    (recycled.onScreen, recycled.ahead, reloadsWithNextLayout) = (Phone.rows, Phone.ahead, true)
    recycled.onDequeue = { ReusedCells.check($0 as? RepoTableCell) }
    recycled.asksToPrepareForReuse = !ReusedCells.areNotAsked
  }

  func drawFrame() { layoutSubviews() }

  var selectedPlace: Int? { indexPathForSelectedRow?.row }

  var pressedPlace: Int? { pressed.flatMap { recycled.place(of: $0)?.row } }
}

extension UICollectionView: Container {
  var rows: [Int: any RepoRow] { recycled.shown.compactMapValues { $0 as? RepoGridCell } }

  var selectedPlace: Int? { indexPathsForSelectedItems?.first?.item }

  var notice: (any NoticeView)? {
    supplementaryViews.values.lazy.compactMap { $0 as? GridNoticeView }.first
  }

  func setUp() {
    (recycled.onScreen, recycled.ahead, framesOfAnimation) = (Phone.rows, Phone.ahead, Phone.frames)
    recycled.onDequeue = { ReusedCells.check($0 as? RepoGridCell) }
    recycled.asksToPrepareForReuse = !ReusedCells.areNotAsked
  }

  var pressedPlace: Int? { pressed.flatMap { recycled.place(of: $0)?.item } }
}
