/// A type that adapts the app's model for a view: what the view shows, and what it can do.
///
/// Adopt it on the class, struct or actor that holds a screen's presentation logic. Don't reference views in it, and don't
/// import a user-interface framework in its file.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///   let name: String
///   init(name: String) { self.name = name }
/// }
/// ```
///
/// There is nothing to implement. The compiler refuses a view model that is also a ``View``, a ``ViewModelHolder``, or a view of
/// UIKit, AppKit or SwiftUI.
///
/// You choose its isolation: a struct, a `@MainActor` class and an actor may all be view models.
public protocol ViewModel {
  nonisolated static func _viewModelIsNotView()
  nonisolated static func _viewModelIsNotHolder()
  nonisolated static func _viewModelIsNotSystemView()
}

extension ViewModel {
  public nonisolated static func _viewModelIsNotView() {}
  public nonisolated static func _viewModelIsNotHolder() {}
  public nonisolated static func _viewModelIsNotSystemView() {}
}

extension ViewModel where Self: View {
  @available(*, unavailable, message: "a type cannot be both a View and a ViewModel")
  public nonisolated static func _viewModelIsNotView() {}
}

extension ViewModel where Self: ViewModelHolder {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a ViewModelHolder")
  public nonisolated static func _viewModelIsNotHolder() {}
}
