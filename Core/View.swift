/// A type that people see: a view, a cell, a view controller, a row in a terminal.
///
/// Adopt it on everything that draws. If the class isn't yours to change, adopt it in an extension.
///
/// ```swift
/// class ProfileView: UIView {}
/// extension ProfileView: View {}
/// ```
///
/// There is nothing to implement. The compiler refuses a type that is both a `View` and a ``ViewModel``, also
/// across extensions, subclasses, refined protocols, and modules that see each other.
///
/// - Note: SwiftUI has a `View` too. One line per module, `typealias View = SwiftUI.View`, gives the short name to
///   SwiftUI. This protocol is then `SwiftMVVMPattern.View`, or `MVVMCore.View` if you import that module.
@MainActor public protocol View {
  nonisolated static func _viewIsNotViewModel()
}

extension View {
  public nonisolated static func _viewIsNotViewModel() {}
}

extension View where Self: ViewModel {
  @available(*, unavailable, message: "a type cannot be both a View and a ViewModel")
  public nonisolated static func _viewIsNotViewModel() {}
}
