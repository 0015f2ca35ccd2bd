public import RepoModel
import SwiftMVVMPattern
public import UIKit

/// A row of the table, which UIKit reuses for other repositories.
public final class RepoTableCell: UITableViewCell, RepoRow {
  static let reuseIdentifier = "Repo"

  /// The repository that the row shows.
  public var context: Repo?

  public override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
