# fails: tiles: a selected row opens what it showed, even if the data has moved: the repository that the selected row opened
# The id is the one on screen, but its repository has moved or is gone.
s/collectionView.context(ofCell: RepoGridCell.self, at: indexPath)/tiles.repo(at: indexPath)/
s/^  private func makeSource/  func repo(at place: IndexPath) -> Repo? { source.itemIdentifier(for: place).flatMap { repos[$0] } }\n\n&/
