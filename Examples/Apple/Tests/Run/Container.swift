import RepoUIKit
import UIKit

/// A table or a collection, with a person's actions on it.
@MainActor
protocol Container: UIScrollView {
  /// The cells on screen by their index.
  var rows: [Int: any RepoRow] { get }
  /// The notice above them.
  var notice: (any NoticeView)? { get }

  func setUp()
  func drawFrame()
  func press(_ place: Int)
  func release()
  /// The index of the cell under the finger, or nil if it's off screen.
  var pressedPlace: Int? { get }
  func scroll(to place: Int)
  /// The index of the selected cell, on screen or not.
  var selectedPlace: Int? { get }
}

extension Container {
  func tap(_ place: Int) {
    press(place)
    release()
  }
}

/// The number of rows on screen, of rows prepared beyond each end, and of frames until a change is shown.
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
    recycled.preparesForReuse = !ReusedCells.skipPreparation
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
    recycled.preparesForReuse = !ReusedCells.skipPreparation
  }

  var pressedPlace: Int? { pressed.flatMap { recycled.place(of: $0)?.item } }
}
