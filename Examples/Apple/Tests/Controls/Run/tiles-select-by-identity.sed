# fails: tiles: a selected row opens what it showed, even if the data has moved: what the chosen row opened
# The identity is the one on screen; what it stands for has moved on, or is gone.
s/collectionView.context(ofCell: RepoGridCell.self, at: indexPath)/tiles.repo(at: indexPath)/
s/^  private func makeSource/  func repo(at place: IndexPath) -> Repo? { source.itemIdentifier(for: place).flatMap { repos[$0] } }\n\n&/
