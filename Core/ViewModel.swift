/// The role of what a view shows and what it asks for: the adapter between a view and the app.
///
/// **When to use it.** Adopt it on the class, struct or actor that holds a screen's presentation
/// logic. It names no view, and its file imports no user interface.
///
/// ```swift
/// final class ProfileViewModel: ViewModel {
///   let name: String
///   init(name: String) { self.name = name }
/// }
/// ```
///
/// **Laws.** There is nothing to implement. A view model is no ``View``, holds and observes no other
/// as a view does (``ViewModelHolder``), and is no view of UIKit, AppKit or SwiftUI; each is refused
/// at compile time, in words.
///
/// **Isolation.** The author's choice: a struct, a `@MainActor` class and an actor may all be view
/// models. **Cost.** None at run time.
public protocol ViewModel {
  nonisolated static func _viewModelIsNoView()
  nonisolated static func _viewModelIsNoHolder()
  nonisolated static func _viewModelIsNoSystemView()
}

extension ViewModel {
  public nonisolated static func _viewModelIsNoView() {}
  public nonisolated static func _viewModelIsNoHolder() {}
  public nonisolated static func _viewModelIsNoSystemView() {}
}

extension ViewModel where Self: View {
  @available(*, unavailable, message: "a type cannot be both a View and a ViewModel")
  public nonisolated static func _viewModelIsNoView() {}
}

extension ViewModel where Self: ViewModelHolder {
  @available(*, unavailable, message: "a ViewModel cannot hold or observe as a view does")
  public nonisolated static func _viewModelIsNoHolder() {}
}
