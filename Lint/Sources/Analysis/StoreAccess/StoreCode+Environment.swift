import LintSemantics
import LintSyntax

/// Stores that are only given to the views around or below.
extension StoreCode {
  /// `.environment(Session.shared)`, `AppStorage("key", store: defaults)`: what is known already, and handed to SwiftUI, which
  /// gives it to views.
  func isGivenToViews(_ index: ExpressionID) -> Bool {
    var place = index
    while let user = user(of: place) { place = user }
    guard let argument = facts[place].parent, facts[argument].kind == .argument, let call = facts[argument].parent,
      let callee = reading.calleeName(call)
    else { return false }
    return SystemMembers[callee].contains(.settings) || KnownAttributes[callee].contains(.settings)
      || SystemMembers[callee].contains(.environment) && facts[place].kind == .member
  }
}
