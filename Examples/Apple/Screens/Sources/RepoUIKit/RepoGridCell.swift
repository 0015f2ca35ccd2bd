public import RepoModel
public import SwiftMVVMPattern
public import UIKit

/// A tile of the collection: made once, and used again for one repository after another.
public final class RepoGridCell: UICollectionViewCell, RepoRow {
  /// The repository that the tile shows.
  public var context: Repo?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = .listGroupedCell()
  }

  public required init?(coder: NSCoder) { nil }

  public override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
