import LintSemantics
import LintSyntax

/// Stores that are only given to the views around or below.
extension StoreCode {
  /// `.environment(Session.shared)`, `AppStorage("key", store: defaults)`: what is known already, and handed to SwiftUI, which
  /// gives it to views.
  func isGivenToViews(_ index: Int32) -> Bool {
    var place = index
    while let user = user(of: place) { place = user }
    let argument = facts[expression: place].parent
    guard argument >= 0, facts[expression: argument].kind == .argument else { return false }
    let call = facts[expression: argument].parent
    guard call >= 0, let callee = reading.calleeName(call) else { return false }
    return SystemMembers[callee].contains(.settings) || KnownAttributes[callee].contains(.settings)
      || SystemMembers[callee].contains(.environment) && facts[expression: place].kind == .member
  }
}
