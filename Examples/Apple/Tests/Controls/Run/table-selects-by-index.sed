# fails: a selected row opens what it showed, even if the data has moved: the repository that the selected row opened
s/tableView.context(ofCell: RepoTableCell.self, at: indexPath)/viewModel?.state.repos.dropFirst(indexPath.row).first/
