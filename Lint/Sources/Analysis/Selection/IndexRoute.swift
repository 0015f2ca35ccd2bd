public import LintSemantics
import LintSyntax

/// A step of an index on its way from a selection to a read.
public enum IndexStep: Sendable {
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
  /// A stream emits it.
  case emission(from: SymbolID, at: Place)
}

/// Something that holds the index of a selection.
enum IndexHolder: Hashable {
  /// Parameters of a function or closure. Without any, a closure's `$0`, or code that asks the table for the index.
  case parameters([DeclarationID], of: SymbolID)
  /// The same in code that draws a row. SwiftUI draws a row again before its data can differ for long; a table doesn't.
  case row(DeclarationID, of: SymbolID, isRedrawn: Bool)
  /// The associated value of an enum case that a parameter receives.
  case payload(Name, DeclarationID, of: SymbolID)
  /// A stored property; drawn, if it belongs to the SwiftUI view of a row.
  case property(SymbolID, isDrawn: Bool)
  /// A property, parameter or local with a stream of indices.
  case stream(SymbolID)
}

/// The way of an index from a selection to its present holder.
struct IndexRoute {
  let holder: IndexHolder
  let steps: [IndexStep]
  /// Whether the index outlives the callback.
  let isLater: Bool
}
