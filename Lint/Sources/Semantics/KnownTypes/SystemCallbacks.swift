public import LintSyntax

/// Properties of the system's classes that contain a function of the app, and classes of the system and of packages whose initializers store
/// one.
public struct SystemCallbacks: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A property that retains its closure until the object ends or another value replaces the closure.
  public static let storesClosure = Self(rawValue: 1 << 0)

  /// A class whose objects store the closure that their initializer receives under this label.
  public static let storesInitialClosure = Self(rawValue: 1 << 1)

  /// A class whose objects keep the value that their initializer receives under one of these labels.
  public static let storesInitialValue = Self(rawValue: 1 << 2)

  /// A method whose object keeps the argument.
  public static let keepsArgument = Self(rawValue: 1 << 3)

  /// A property that keeps its value, such as an action.
  public static let keepsValue = Self(rawValue: 1 << 4)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .storesClosure,
      """
      UIKit supplementaryViewProvider configurationUpdateHandler
      RxDataSources configureCell configureSupplementaryView titleForHeaderInSection titleForFooterInSection
      RxDataSources canEditRowAtIndexPath canMoveRowAtIndexPath
      Network pathUpdateHandler stateUpdateHandler viabilityUpdateHandler newConnectionHandler
      """
    ),
    (
      .storesInitialClosure,
      """
      UIKit UITableViewDiffableDataSource:cellProvider UICollectionViewDiffableDataSource:cellProvider
      UIKit UICollectionViewCompositionalLayout:sectionProvider
      AppKit NSTableViewDiffableDataSource:cellProvider NSCollectionViewDiffableDataSource:itemProvider
      RxDataSources RxTableViewSectionedReloadDataSource:configureCell:titleForHeaderInSection:canEditRowAtIndexPath
      RxDataSources RxTableViewSectionedAnimatedDataSource:configureCell:titleForHeaderInSection:canEditRowAtIndexPath
      RxDataSources RxCollectionViewSectionedReloadDataSource:configureCell:configureSupplementaryView:moveItem
      RxDataSources RxCollectionViewSectionedAnimatedDataSource:configureCell:configureSupplementaryView:moveItem
      UIKit UIAction:handler UIAlertAction:handler
      """
    ),
    (
      .storesInitialValue,
      """
      UIKit UIMenu:children UIButton:primaryAction UIBarButtonItem:primaryAction:menu UISwitch:primaryAction UISegmentedControl:actions
      UIKit UICollectionView:collectionViewLayout
      """
    ),
    (.keepsArgument, "UIKit addAction setCollectionViewLayout"),
    (
      .keepsValue,
      """
      UIKit menu primaryAction collectionViewLayout
      UIKit leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems
      """
    ),
  ]
  public static let table = indexedRows
  /// The labels of initial closures and values, by the class.
  private static let labels = indexedDetails

  /// The labels of the closures that the objects of a class store. A trailing closure without a label is the first one.
  public static func initialClosures(of type: Name) -> [Name]? {
    self[type].contains(.storesInitialClosure) ? labels[type] : nil
  }

  /// Whether the objects of a class keep the value that their initializer receives under a label.
  public static func keepsInitialValue(_ label: Name, of type: Name) -> Bool {
    self[type].contains(.storesInitialValue) && labels[type]?.contains(label) ?? false
  }
}
