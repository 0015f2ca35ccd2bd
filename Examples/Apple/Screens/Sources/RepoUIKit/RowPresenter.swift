import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Brings a row up to date.
struct RowPresenter<Row: RepoRow>: Presenting {
  func update(view cell: Row, with row: RepoRowViewModel) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.secondaryText = [facts(row), row.description].filter { !$0.isEmpty }.joined(separator: "\n")
    content.secondaryTextProperties.numberOfLines = 3
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = [row.name, "\(row.stars) stars", row.language, row.description]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func facts(_ row: RepoRowViewModel) -> String {
    ["★ \(row.stars)", row.language].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Makes the cell the repository's: it shows it, and carries it for whoever selects the row.
  func render(_ repo: Repo, in cell: Row) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}
