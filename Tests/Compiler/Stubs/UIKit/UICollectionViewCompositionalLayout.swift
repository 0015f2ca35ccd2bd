// UICollectionViewCompositionalLayoutSectionProvider
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {  // UICollectionViewCompositionalLayout
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  // UICollectionViewCompositionalLayout.init(sectionProvider:)
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  override var supplementaryKinds: [String] {
    let section = sectionProvider(0, Phone())
    return section?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }
}

/// Stub only: the environment of a layout.
private final class Phone: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var container: any NSCollectionLayoutContainer { self }
  let effectiveContentSize = CGSize(width: 393, height: 852)
}

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {  // NSCollectionLayoutEnvironment
  var container: any NSCollectionLayoutContainer { get }  // NSCollectionLayoutEnvironment.container
}

@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {  // NSCollectionLayoutContainer
  var effectiveContentSize: CGSize { get }  // NSCollectionLayoutContainer.effectiveContentSize
}

@MainActor open class NSCollectionLayoutSection: NSObject {  // NSCollectionLayoutSection
  public convenience init(group: NSCollectionLayoutGroup) { self.init() }  // NSCollectionLayoutSection.init(group:)
  open var interGroupSpacing: CGFloat = 0  // NSCollectionLayoutSection.interGroupSpacing
  // NSCollectionLayoutSection.contentInsets
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  // NSCollectionLayoutSection.boundarySupplementaryItems
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

@MainActor open class NSCollectionLayoutItem: NSObject {  // NSCollectionLayoutItem
  public required init(layoutSize: NSCollectionLayoutSize) { super.init() }  // NSCollectionLayoutItem.init(layoutSize:)
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {  // NSCollectionLayoutGroup
  open class func horizontal(  // NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize: layoutSize) }
  open var interItemSpacing: NSCollectionLayoutSpacing?  // NSCollectionLayoutGroup.interItemSpacing
}

@MainActor open class NSCollectionLayoutSpacing: NSObject {  // NSCollectionLayoutSpacing
  public required override init() { super.init() }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }  // NSCollectionLayoutSpacing.fixed(_:)
}

@MainActor open class NSCollectionLayoutSize: NSObject {  // NSCollectionLayoutSize
  // NSCollectionLayoutSize.init(widthDimension:heightDimension:)
  public convenience init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.init()
  }
}

@MainActor open class NSCollectionLayoutDimension: NSObject {  // NSCollectionLayoutDimension
  public required override init() { super.init() }
  // NSCollectionLayoutDimension.fractionalWidth(_:)
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
  // NSCollectionLayoutDimension.estimated(_:)
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }
}

// NSCollectionLayoutBoundarySupplementaryItem
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  // NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
  }
  open private(set) var elementKind = ""  // NSCollectionLayoutBoundarySupplementaryItem.elementKind
}

public enum NSRectAlignment: Int, Sendable {  // NSRectAlignment
  case none, top  // NSRectAlignment.none
}
