public import RepoModel
public import SwiftMVVMPattern
public import UIKit

/// A row of the table: made once, and used again for one repository after another.
public final class RepoTableCell: UITableViewCell, RepoRow {
  static let reuseIdentifier = "Repo"

  /// The repository that the row shows.
  public var context: Repo?

  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  public required init?(coder: NSCoder) { nil }

  public override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
