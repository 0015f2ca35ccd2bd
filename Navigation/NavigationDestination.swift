#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A screen and the view model that it was created with.
///
/// Return it from the closure of your ``NavigationHost``, which creates the screen for each route.
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
/// If a screen takes its view model in a property, pass a closure that creates the screen and sets the property. The
/// destination retains both.
@MainActor public struct NavigationDestination<Screen> {
  /// The screen, such as a view controller.
  public let screen: Screen
  /// The screen's view model.
  public let viewModel: any ViewModel
}

extension NavigationDestination {
  /// Creates a screen with its view model.
  public init<Model: ViewModel>(_ viewModel: Model, _ screen: (Model) throws -> Screen) rethrows {
    self.init(screen: try screen(viewModel), viewModel: viewModel)
  }
}
