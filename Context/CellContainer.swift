/// The role of what shows cells, and can tell which one is visible at an index.
///
/// **When to use it.** Table and collection views of UIKit and AppKit have it. Adopt it on a container of
/// your own, with one method:
///
/// ```swift
/// final class Carousel: CellContainer {
///   var slides: [Int: ContactCell] = [:]
///   func visibleCell(at index: Int) -> ContactCell? { slides[index] }
/// }
/// ```
///
/// **Laws.** An index with no cell, also one that is out of bounds, gives nil. Nothing here subscripts the data. A container
/// may keep cells ready just off screen, as UIKit's do since iOS 15, and gives those too.
///
/// **Isolation.** Main actor. **Cost.** The container's look-up.
@MainActor public protocol CellContainer<CellIndex> {
  /// How a place is named: an `IndexPath`, a row's number.
  associatedtype CellIndex
  /// What stands there; it need not be ``Contextable``.
  associatedtype VisibleCell

  /// The cell that the container has at the index: on screen, or ready to be.
  func visibleCell(at index: CellIndex) -> VisibleCell?
}

extension CellContainer {
  /// The entity that the visible cell was rendered with, by the cell's type.
  ///
  /// ```swift
  /// @MainActor func selected(_ tableView: UITableView, _ indexPath: IndexPath) {
  ///   guard let contact = tableView.context(of: ContactCell.self, at: indexPath) else { return }
  ///   print(contact.name)
  /// }
  /// ```
  ///
  /// - Returns: nil where there is no cell, a cell of another type, or one without a context; where the context is an `Any`, one that
  ///   holds nil counts as none.
  /// - Complexity: The container's look-up and one cast; no allocation.
  @inlinable public func context<C: Contextable>(of _: C.Type, at index: CellIndex) -> C.CarriedContext? {
    (visibleCell(at: index) as? C)?.context
  }

  @inlinable public func context<C: Contextable<Any>>(of _: C.Type, at index: CellIndex) -> Any? {
    (visibleCell(at: index) as? C)?.context(as: Any.self)
  }

  @available(*, unavailable, message: "only a cell that is Contextable carries a context")
  public func context<C>(of _: C.Type, at _: CellIndex) -> Never? { nil }

  /// The entity that the visible cell was rendered with, by the entity's type, which the result's type names: `as? Contact` does not.
  ///
  /// ```swift
  /// @MainActor func chosen(_ tableView: UITableView, _ indexPath: IndexPath) -> Contact? {
  ///   tableView.context(at: indexPath)
  /// }
  /// ```
  ///
  /// - Returns: nil where there is no cell, no context, or one of another type. Asked for as `Any`, an empty
  ///   context is nil too, and never an `Any` that holds nil.
  /// - Complexity: The container's look-up, two casts, and an allocation for an entity that is large.
  @inlinable public func context<Entity>(_: Entity.Type = Entity.self, at index: CellIndex) -> Entity? {
    (visibleCell(at: index) as? any Contextable)?.context(as: Entity.self)
  }

  /// The entity that the visible cell was rendered with, by the entity's type, or the reason why there is none.
  ///
  /// ```swift
  /// @MainActor func open(_ tableView: UITableView, _ indexPath: IndexPath) {
  ///   do {
  ///     let contact: Contact = try tableView.requireContext(at: indexPath)
  ///     print(contact.name)
  ///   } catch {
  ///     print(error)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: ``ContextError``, which says what was found where what was expected.
  public func requireContext<Entity>(
    _: Entity.Type = Entity.self, at index: CellIndex
  ) throws(ContextError) -> Entity {
    let cell = visibleCell(at: index)
    if let entity = (cell as? any Contextable)?.context(as: Entity.self) { return entity }
    throw ContextError(found: finding(in: cell), expected: "\(Entity.self)", index: "\(index)")
  }

  private func finding(in cell: VisibleCell?) -> ContextError.Finding {
    guard let cell else { return .noCell }
    guard let contextable = cell as? any Contextable else { return .otherCell("\(type(of: cell))") }
    guard let context = contextable.context(as: Any.self) else { return .emptyCell("\(type(of: cell))") }
    return .context("\(type(of: context))")
  }
}

extension Contextable {
  /// The context, where it is an `Entity` and not an `Any` that holds nil.
  @usableFromInline func context<Entity>(as _: Entity.Type) -> Entity? {
    guard let context, !isNil(context) else { return nil }
    return context as? Entity
  }
}
