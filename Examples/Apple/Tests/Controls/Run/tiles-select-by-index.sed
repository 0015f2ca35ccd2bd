# fails: what the chosen row opened
s/collectionView.context(ofCell: RepoGridCell.self, at: indexPath)/rows.repos.dropFirst(indexPath.item).first/
