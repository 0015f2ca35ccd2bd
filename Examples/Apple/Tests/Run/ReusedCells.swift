import RepoUIKit
import SwiftMVVMPattern

/// What is known of the cells that the data source gets to fill: they carry nothing.
@MainActor
enum ReusedCells {
  /// As in a UIKit that does not ask a cell to prepare for reuse.
  static var areNotAsked = false
  static private(set) var count = 0
  static private(set) var stale = 0

  static func check(_ cell: (any RepoRow)?) {
    count += 1
    if cell?.context != nil { stale += 1 }
  }
}
