import RepoFrontEndLaws
import RepoModel
import RepoUIKit
import UIKit

/// The app's UIKit lists.
@MainActor
enum FrontEnds {
  typealias FrontEndFactory = @MainActor (_ store: any RepoStore) -> any Pressable

  static let all: [(name: String, make: FrontEndFactory)] = [
    ("table", { UIKitFrontEnd($0, RepoTableViewController.init) { $0.tableView } }),
    ("tiles", { UIKitFrontEnd($0, RepoGridViewController.init) { $0.collectionView } }),
  ]
}
