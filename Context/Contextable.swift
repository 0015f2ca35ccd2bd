/// A cell that carries the entity it was rendered with.
///
/// Adopt it on the cells of a list whose data changes while people select rows. Between a change of the data and the
/// next layout, an index refers to different rows in the view and in the data. The cell's context is what the person
/// sees.
///
/// ```swift
/// final class ContactCell: UITableViewCell, Contextable {
///   var context: Contact?
///
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     context = nil
///   }
/// }
/// ```
///
/// Assign the context where you configure the cell: `cell.context = contact`. When a row is selected, read it with
/// `context(ofCell:at:)` of ``CellContainer``.
///
/// The context is the entity that was assigned last. A cell that is reused between the touch and the selection carries
/// the later entity.
///
/// You don't need a context with a diffable data source, whose `itemIdentifier(for:)` already returns the visible item,
/// with the selection of a SwiftUI list, or in a closure that captured its entity.
///
/// A strong context lives until the cell receives another one or is cleared. UIKit calls `prepareForReuse()` only when
/// the cell is dequeued again. If something else owns the entity, declare the property `weak`.
@MainActor public protocol Contextable<CarriedContext>: AnyObject {
  /// The type of the entity: a concrete type, `any` protocol, or `Any`.
  associatedtype CarriedContext

  /// The entity that the cell was rendered with; nil if it has none.
  var context: CarriedContext? { get set }
}
