#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A screen, made with its view model.
///
/// **When to use it.** It is what an app's function from routes to screens returns: see ``NavigationHost``.
///
/// ```swift
/// final class ContactScreen: UIViewController {
///   init(viewModel: ProfileViewModel) {
///     super.init(nibName: nil, bundle: nil)
///     title = viewModel.name
///   }
///   required init?(coder: NSCoder) { nil }
/// }
///
/// @MainActor func destination(for contact: Contact) -> NavigationDestination<UIViewController> {
///   NavigationDestination(ProfileViewModel(name: contact.name), ContactScreen.init)
/// }
/// ```
///
/// **Laws.** There is none without a view model, of the type that the screen is made with. A screen that has a property for it is made by a closure, which
/// sets the property. Where the screen is given any of a protocol, the view model is handed over as what it is.
///
/// **Isolation.** Main actor. **Ownership.** It keeps both. **Cost.** None of its own.
@MainActor public struct NavigationDestination<Screen> {
  /// What is shown: a view controller, say.
  public let screen: Screen
  /// What the screen was made with.
  public let viewModel: any ViewModel
}

extension NavigationDestination {
  /// Makes a screen with its view model.
  public init<Model: ViewModel>(_ viewModel: Model, _ screen: (Model) throws -> Screen) rethrows {
    self.init(screen: try screen(viewModel), viewModel: viewModel)
  }
}
