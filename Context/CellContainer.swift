/// A view that shows cells and can return the visible one at an index.
///
/// The table and collection views of UIKit and AppKit conform. Adopt it in another list if a selection arrives as an index:
///
/// ```swift
/// final class Carousel: CellContainer {
///   var slides: [Int: ContactCell] = [:]
///   func visibleCell(at index: Int) -> ContactCell? { slides[index] }
/// }
/// ```
@MainActor public protocol CellContainer<CellIndex> {
  /// The type of a position, such as `IndexPath` or a row number.
  associatedtype CellIndex
  /// The type of a cell; it doesn't have to be ``Contextable``.
  associatedtype VisibleCell

  /// Returns the cell at the index, or nil if there is none, which includes an index out of bounds.
  ///
  /// A container may also return a cell that is ready just off screen, as UIKit does since iOS 15.
  func visibleCell(at index: CellIndex) -> VisibleCell?
}

extension CellContainer {
  /// Returns the entity that the visible cell was rendered with, by the cell's type.
  ///
  /// ```swift
  /// @MainActor func selected(_ tableView: UITableView, _ indexPath: IndexPath) {
  ///   guard let contact = tableView.context(ofCell: ContactCell.self, at: indexPath) else { return }
  ///   print(contact.name)
  /// }
  /// ```
  ///
  /// - Returns: The context, or nil if there is no visible cell, the cell has another type, or its context is nil. This includes
  ///   an `Any` or `any P` that holds nil.
  /// - Complexity: The container's lookup and one cast, without an allocation.
  @inlinable public func context<Cell: Contextable>(ofCell _: Cell.Type, at index: CellIndex) -> Cell.CarriedContext? {
    guard let context = (visibleCell(at: index) as? Cell)?.context, !holdsNil(context) else { return nil }
    return context
  }

  @available(*, unavailable, message: "a cell must be Contextable to have a context")
  public func context<Cell>(ofCell _: Cell.Type, at _: CellIndex) -> Never? { nil }

  /// Returns the entity that the visible cell was rendered with, by the entity's type.
  ///
  /// ```swift
  /// @MainActor func name(_ tableView: UITableView, _ indexPath: IndexPath) -> String? {
  ///   tableView.context(as: Contact.self, at: indexPath)?.name
  /// }
  /// ```
  ///
  /// - Returns: nil if there is no cell, or its context is missing, has another type, or is an `Any` or `any P` that holds nil.
  /// - Complexity: The container's lookup, two casts, and an allocation for a large entity.
  @inlinable public func context<Entity>(as _: Entity.Type, at index: CellIndex) -> Entity? {
    (visibleCell(at: index) as? any Contextable)?.context(as: Entity.self)
  }

  /// Returns the entity that the visible cell was rendered with; the type of the result names the entity.
  ///
  /// ```swift
  /// @MainActor func chosen(_ tableView: UITableView, _ indexPath: IndexPath) -> Contact? {
  ///   tableView.context(at: indexPath)
  /// }
  /// ```
  ///
  /// - Returns: The same as ``context(as:at:)``.
  @inlinable public func context<Entity>(at index: CellIndex) -> Entity? { context(as: Entity.self, at: index) }

  /// Returns the entity that the visible cell was rendered with, of any type: `context(at: indexPath) as? Contact`.
  ///
  /// - Returns: The same as ``context(as:at:)``, for `Any`.
  @inlinable public func context(at index: CellIndex) -> Any? { context(as: Any.self, at: index) }

  /// Returns the entity that the visible cell was rendered with, by the entity's type, or throws the reason why there
  /// is none.
  ///
  /// - Throws: ``ContextError``, which describes what was found and what was expected.
  public func requireContext<Entity>(as _: Entity.Type, at index: CellIndex) throws(ContextError) -> Entity {
    let cell = visibleCell(at: index)
    if let entity = (cell as? any Contextable)?.context(as: Entity.self) { return entity }
    throw ContextError(found: finding(in: cell), expected: "\(Entity.self)", index: "\(index)")
  }

  /// Returns the entity that the visible cell was rendered with, or throws the reason why there is none. The type of the result
  /// names the entity.
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
  /// - Throws: ``ContextError``, which describes what was found and what was expected.
  public func requireContext<Entity>(at index: CellIndex) throws(ContextError) -> Entity {
    try requireContext(as: Entity.self, at: index)
  }

  @available(*, unavailable, message: "name the entity's type: requireContext(as: Contact.self, at: index)")
  public func requireContext(at index: CellIndex) throws(ContextError) -> Any {
    try requireContext(as: Any.self, at: index)
  }

  private func finding(in cell: VisibleCell?) -> ContextError.Finding {
    guard let cell else { return .noCell }
    guard let contextable = cell as? any Contextable else { return .otherCell("\(type(of: cell))") }
    guard let context = contextable.context(as: Any.self) else { return .emptyCell("\(type(of: cell))") }
    return .context("\(type(of: context))")
  }
}

extension Contextable {
  /// Returns the context if it is an `Entity` and not an existential that holds nil.
  @usableFromInline func context<Entity>(as _: Entity.Type) -> Entity? {
    guard let context, !isNil(context) else { return nil }
    return context as? Entity
  }
}
