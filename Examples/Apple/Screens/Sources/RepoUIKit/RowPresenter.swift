import RepoModel
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Updates a row.
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

  /// Shows the repository in the cell and stores it as the cell's context.
  func render(_ repo: Repo, in cell: Row) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}
