import LintSyntax

/// Stores that are only given to the views around or below.
extension StoreCode {
  private static let environment: Set<Name> = ["environment", "environmentObject", "modelContainer", "modelContext"]
  private static let settings: Set<Name> = ["AppStorage", "SceneStorage", "defaultAppStorage"]

  /// `.environment(Session.shared)`, `AppStorage("key", store: defaults)`: what is known already, and handed to SwiftUI, which
  /// gives it to views.
  func isGivenToViews(_ index: ExpressionID) -> Bool {
    var place = index
    while let user = user(of: place) { place = user }
    guard let argument = facts[place].parent, facts[argument].kind == .argument, let call = facts[argument].parent,
      let callee = reading.calleeName(call)
    else { return false }
    return Self.settings.contains(callee)
      || Self.environment.contains(callee) && facts[place].kind == .member
  }
}
