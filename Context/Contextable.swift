/// The role of a cell that carries the entity it was rendered with.
///
/// **When to use it.** On the cells of a list whose data changes while people choose from it. Between a
/// change of the data and the next layout, an index means one thing to the view and another to the
/// data; the cell's context is what the person sees.
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
/// Assign it where the cell is dispatched, `cell.context = contact`, and ask the container when a row is
/// chosen, `context(ofCell:at:)` of ``CellContainer``.
///
/// **Laws.** The context is what was assigned last. It is what the cell carries when the selection is
/// handled, not when the finger came down: a cell that is reused in between carries the later entity.
///
/// **When not to.** A diffable data source's `itemIdentifier(for:)` and a SwiftUI list's selection already
/// give what is on screen. A closure that captured its entity needs no context either.
///
/// **Isolation.** Main actor. **Cost.** That of the property. **Ownership.** As the property says: `weak` for an entity that something
/// else keeps. A strong one lives until the cell is assigned another, or cleared; and a cell that has left
/// the screen is asked to prepare for reuse only when it is dequeued again.
@MainActor public protocol Contextable<CarriedContext>: AnyObject {
  /// What the cell shows: an entity, `any` protocol, or `Any`.
  associatedtype CarriedContext

  /// The entity that the cell was rendered with; nil where it shows none.
  var context: CarriedContext? { get set }
}
