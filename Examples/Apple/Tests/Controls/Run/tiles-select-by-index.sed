# fails: tiles: a chosen row opens what it showed, though the data has moved: what the chosen row opened
s/collectionView.context(ofCell: RepoGridCell.self, at: indexPath)/rows.repos.dropFirst(indexPath.item).first/
