public import LintSemantics
public import LintSyntax

/// A step of an index on its way from a selection to a read.
public enum IndexStep: Sendable {
  /// A stream of a table's selections emits it.
  case event(Name, at: Place)
  /// The callback, a function or closure, receives it.
  case callback(SymbolID)
  /// A function or closure receives it from a SwiftUI list that is edited.
  case edit(SymbolID)
  /// A function or closure draws a row, whose actions use the index.
  case row(SymbolID)
  /// A call passes it to a function or closure.
  case call(of: SymbolID, at: Place)
  /// Code stores it in a property.
  case store(in: SymbolID, at: Place)
  /// A control or menu item stores it and passes itself to an action.
  case mark(sentTo: SymbolID, at: Place)
  /// A stream emits it.
  case emission(from: SymbolID, at: Place)
  /// A pattern of an enum case takes it out.
  case match(of: SymbolID, at: Place)
}

/// Something that holds the index of a selection.
enum IndexHolder: Hashable {
  /// Parameters of a function or closure. Without any, a closure's `$0`.
  case parameters([DeclarationID], of: SymbolID)
  /// Code that asks the table for the index.
  case request(by: SymbolID)
  /// A parameter of code that draws a row.
  case row(DeclarationID, of: SymbolID, RowKind)
  /// A parameter of an action: the control or menu item that stores the index.
  case sender(DeclarationID, of: SymbolID)
  /// The associated value of an enum case that parameters receive. Without any, a closure's `$0`.
  case payload(Name, [DeclarationID], of: SymbolID)
  /// An element of the tuple that a closure receives, maybe after an object.
  case tuple(TuplePlace, of: SymbolID, afterOwner: Bool)
  /// The `tag` of a view of the project, which its code reads.
  case ownTag(of: SymbolID, RowKind?)
  /// A stored property, maybe of the view that shows a row.
  case property(SymbolID, ofRow: RowKind?)
  /// A property, parameter or local with a stream.
  case stream(SymbolID, StreamElement)
}

/// An element of a stream that is the index, or contains it.
enum StreamElement: Hashable {
  case index
  /// An enum case whose associated value is the index.
  case payload(Name)
  /// A tuple with the index at a position.
  case tuple(TuplePlace)
}

/// When a row is drawn again.
enum RowKind {
  /// SwiftUI draws a row again before its data can differ for long.
  case redrawn
  /// A table draws a row once, and again when it reuses the cell.
  case reused
  /// Code makes an item for each element of a list, such as a menu's, which keeps its action.
  case made
}

/// The way of an index from a selection to its present holder.
struct IndexRoute {
  let holder: IndexHolder
  let steps: [IndexStep]
  /// Whether the index outlives the callback.
  let isLater: Bool

  /// The function, closure or stream that first receives the index.
  var callback: SymbolID? {
    steps.prefix(2).firstResult { step in
      if case .callback(let id) = step { id } else { nil }
    }
  }
}
