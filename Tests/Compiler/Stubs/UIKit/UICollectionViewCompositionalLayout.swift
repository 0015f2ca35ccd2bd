public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  override var supplementaryKinds: [String] {
    let section = sectionProvider(0, Phone())
    return section?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }
}

/// The stub's own: where a layout is asked for.
private final class Phone: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var container: any NSCollectionLayoutContainer { self }
  let effectiveContentSize = CGSize(width: 393, height: 852)
}

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
}

@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var effectiveContentSize: CGSize { get }
}

@MainActor open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { self.init() }
  open var interGroupSpacing: CGFloat = 0
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

@MainActor open class NSCollectionLayoutItem: NSObject {
  public required init(layoutSize: NSCollectionLayoutSize) { super.init() }
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize: layoutSize) }
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

@MainActor open class NSCollectionLayoutSpacing: NSObject {
  public required override init() { super.init() }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }
}

@MainActor open class NSCollectionLayoutSize: NSObject {
  public convenience init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.init()
  }
}

@MainActor open class NSCollectionLayoutDimension: NSObject {
  public required override init() { super.init() }
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
  }
  open private(set) var elementKind = ""
}

public enum NSRectAlignment: Int, Sendable {
  case none, top
}
