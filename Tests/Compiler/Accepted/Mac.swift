// platform: mac
// The roles on AppKit.
import AppKit
import SwiftMVVMPattern

class ProfileView: NSView {}
extension ProfileView: View {}

class ProfileViewModel: ViewModel { var name = "" }

class ProfileViewController: NSViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() { title = viewModel?.name }
}

class NameCell: NSTableCellView, Contextable { var context: String? }
class NameItem: NSCollectionViewItem, Contextable { var context: String? }

@MainActor
func selected(_ tableView: NSTableView, row: Int) -> String? {
  tableView.context(ofCell: NameCell.self, at: (row: row, column: 0))
}

@MainActor
func selected(_ collectionView: NSCollectionView, _ indexPath: IndexPath) -> String? {
  collectionView.context(at: indexPath)
}
