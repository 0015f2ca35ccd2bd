# fails: what the chosen row opened
s/collectionView.context(of: RepoGridCell.self, at: indexPath)/rows.repos.dropFirst(indexPath.item).first/
