/// The role of what a person sees: a view, a cell, a controller, a row of a terminal.
///
/// **When to use it.** Adopt it on every type that draws, in an extension if the class is
/// not yours to change. A type that a ``ViewModel`` must never name is a `View`.
///
/// ```swift
/// class ProfileView: UIView {}
/// extension ProfileView: View {}
/// ```
///
/// **Laws.** There is nothing to implement. A type cannot be a `View` and a ``ViewModel``: the
/// compiler refuses the second role with a sentence, also across extensions, subclasses, refined
/// protocols, and modules of which one sees the other.
///
/// **Isolation.** Main actor, as everything that is drawn. **Cost.** None at run time.
///
/// - Note: SwiftUI has a `View` too. One line a module, `typealias View = SwiftUI.View`, gives the
///   short name to SwiftUI; ours is then `SwiftMVVMPattern.View`, or `MVVMCore.View` where that is imported.
@MainActor public protocol View {
  nonisolated static func _viewIsNoViewModel()
}

extension View {
  public nonisolated static func _viewIsNoViewModel() {}
}

extension View where Self: ViewModel {
  @available(*, unavailable, message: "a type cannot be both a View and a ViewModel")
  public nonisolated static func _viewIsNoViewModel() {}
}
