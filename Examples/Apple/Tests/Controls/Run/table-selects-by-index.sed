# fails: what the chosen row opened
s/tableView.context(ofCell: RepoTableCell.self, at: indexPath)/viewModel?.state.repos.dropFirst(indexPath.row).first/
