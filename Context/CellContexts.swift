#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// The entities that cells were rendered with, for cells that can't be ``Contextable``.
///
/// Use it if your rows have no cell class of their own, because `UIListContentConfiguration` or `UIHostingConfiguration` draws
/// them. Assign the entity wherever you configure a cell, and read it from the selected cell:
///
/// ```swift
/// final class ContactsViewController: UICollectionViewController {
///   private let contexts = CellContexts<Contact>()
///
///   private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
///     [contexts] cell, _, contact in
///     var content = cell.defaultContentConfiguration()
///     content.text = contact.name
///     cell.contentConfiguration = content
///     contexts[cell] = contact
///   }
///
///   override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
///     guard let contact = contexts.context(at: indexPath, in: collectionView) else { return }
///     print(contact.name)
///   }
/// }
/// ```
///
/// A reused cell keeps its entity until you assign another one. A registration assigns an entity each time, so it needs nothing
/// else. If some cells have no entity, such as a row that only says "Loading", assign nil where you configure them:
/// `contexts[cell] = nil`.
///
/// Cells are held weakly. The entity of a deallocated cell is never returned for another cell, and later assignments release
/// it: at most twice as many entities are stored as cells existed at the last cleanup, and at most 32 if there were few.
@MainActor public final class CellContexts<Entity> {
  // A class, so that a registration's closure can capture it and assign to the same entities that the controller reads.

  private let entities = WeakTable<Entity>()

  /// Creates an empty collection.
  public nonisolated init() {}

  /// The entity that the cell was rendered with; nil if it has none.
  ///
  /// Assigning nil, or an `Any` or `any P` that holds nil, removes the entity.
  ///
  /// - Complexity: O(1); an assignment is O(1) on average.
  public subscript(cell: AnyObject) -> Entity? {
    get { entities[cell] }
    set { entities[cell] = newValue.flatMap { holdsNil($0) ? nil : $0 } }
  }

  /// Returns the entity of the visible cell at the index; nil if there is no cell or it has no entity.
  ///
  /// The container doesn't have to show ``Contextable`` cells. UIKit's and AppKit's table and collection views are containers.
  public func context<Container: CellContainer>(at index: Container.CellIndex, in container: Container) -> Entity?
  where Container.VisibleCell: AnyObject {
    container.visibleCell(at: index).flatMap { self[$0] }
  }

  /// The number of stored entities, including those of deallocated cells.
  @_spi(MVVMInternals) public var storedCount: Int { entities.count }
}
