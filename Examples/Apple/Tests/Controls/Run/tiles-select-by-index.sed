# fails: tiles: a selected row opens what it showed, even if the data has moved: the repository that the selected row opened
s/collectionView.context(ofCell: RepoGridCell.self, at: indexPath)/rows.repos.dropFirst(indexPath.item).first/
