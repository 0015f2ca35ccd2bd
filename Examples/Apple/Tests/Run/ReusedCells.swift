import RepoUIKit
import SwiftMVVMPattern

/// Counts the cells that the data source gets, and those that still have a context.
@MainActor
enum ReusedCells {
  /// Whether cells are reused without preparation, which has to fail.
  static var skipPreparation = false
  static private(set) var count = 0
  static private(set) var stale = 0

  static func check(_ cell: (any RepoRow)?) {
    count += 1
    if cell?.context != nil { stale += 1 }
  }
}
