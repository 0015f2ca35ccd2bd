public import RepoModel
import SwiftMVVMPattern
public import UIKit

/// A tile of the collection, which UIKit reuses for other repositories.
public final class RepoGridCell: UICollectionViewCell, RepoRow {
  /// The repository that the tile shows.
  public var context: Repo?

  public override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }

  public override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = state.isHighlighted || state.isSelected ? .systemFill : .secondarySystemBackground
    background.cornerRadius = 12
    backgroundConfiguration = background
  }
}
