import UIKit

extension UICollectionViewLayout {
  /// As many columns as fit, a line above them, and tiles as high as their text.
  static var tiles: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(1, Int(environment.container.effectiveContentSize.width / 320))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .wide(about: 96), repeatingSubitem: NSCollectionLayoutItem(layoutSize: .wide(about: 96)),
        count: columns)
      row.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .wide(about: 32), elementKind: RepoTiles.noticeKind, alignment: .top)
      ]
      return section
    }
  }
}

extension NSCollectionLayoutSize {
  fileprivate static func wide(about height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}
