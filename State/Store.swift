#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A type that provides a view model with data from a database, a file or a server.
///
/// Refine it with a protocol for each kind of data. The view model holds `any` of that protocol, so a test can inject a double:
///
/// ```swift
/// protocol AddressStore: Store, Sendable {
///   func addresses() async throws -> [String]
/// }
///
/// struct FixedAddresses: AddressStore {
///   let all: [String]
///   func addresses() async throws -> [String] { all }
/// }
/// ```
///
/// There is nothing to implement. The compiler refuses a store that is also a `View`, a `ViewModel` or a view of UIKit, AppKit
/// or SwiftUI, and a store that is held as a view model. If its methods are `async`, make it `Sendable`, an actor or a
/// main-actor class.
public protocol Store {
  nonisolated static func _storeIsNotView()
  nonisolated static func _storeIsNotViewModel()
  nonisolated static func _storeIsNotSystemView()
}

extension Store {
  public nonisolated static func _storeIsNotView() {}
  public nonisolated static func _storeIsNotViewModel() {}
  public nonisolated static func _storeIsNotSystemView() {}
}

extension Store where Self: View {
  @available(*, unavailable, message: "a type cannot be both a View and a Store")
  public nonisolated static func _storeIsNotView() {}
}

extension Store where Self: ViewModel {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a Store")
  public nonisolated static func _storeIsNotViewModel() {}
}

extension Store where Self: _SystemView {
  @available(*, unavailable, message: "a view or view controller cannot be a Store")
  public nonisolated static func _storeIsNotSystemView() {}
}

// The same refusals through the existing requirements of Core's roles, which don't reference stores.

extension View where Self: Store {
  @available(*, unavailable, message: "a type cannot be both a View and a Store")
  public nonisolated static func _viewIsNotViewModel() {}
}

extension ViewModel where Self: Store {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a Store")
  public nonisolated static func _viewModelIsNotHolder() {}
}

extension ViewModelHolder where HeldViewModel: Store {
  @available(*, unavailable, message: "a Store cannot be held as a view model")
  public nonisolated static func _heldViewModelIsNotView() {}
}
