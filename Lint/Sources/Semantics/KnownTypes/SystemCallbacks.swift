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

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .storesClosure,
      """
      UIKit supplementaryViewProvider configurationUpdateHandler
      Network pathUpdateHandler stateUpdateHandler viabilityUpdateHandler newConnectionHandler
      """
    ),
    (
      .storesInitialClosure,
      """
      UIKit UITableViewDiffableDataSource:cellProvider UICollectionViewDiffableDataSource:cellProvider
      UIKit UICollectionViewCompositionalLayout:sectionProvider
      AppKit NSTableViewDiffableDataSource:cellProvider NSCollectionViewDiffableDataSource:itemProvider
      RxDataSources RxTableViewSectionedReloadDataSource:configureCell RxTableViewSectionedAnimatedDataSource:configureCell
      RxDataSources RxCollectionViewSectionedReloadDataSource:configureCell
      RxDataSources RxCollectionViewSectionedAnimatedDataSource:configureCell
      """
    ),
  ]
  public static let table = indexedRows
  /// The labels of initial closures, by the class.
  public static let initialClosures = indexedDetails
}
