#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// The role of what brings data to a view model: from a database, a file, a server.
///
/// **When to use it.** Refine it by a protocol of the app's own, for each kind of data. The view model is given `any` of that protocol, so that a
/// test can give it a double.
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
/// **Laws.** There is nothing to implement. A store is no `View` and no `ViewModel`, is not held as one, and is no view of UIKit, AppKit or
/// SwiftUI; the compiler refuses that in words, wherever it sees both.
///
/// **Isolation.** The author's choice; `Sendable`, an actor or a main-actor class if its methods are `async`. **Cost.** None at run time.
public protocol Store {
  nonisolated static func _storeIsNoView()
  nonisolated static func _storeIsNoViewModel()
  nonisolated static func _storeIsNoSystemView()
}

extension Store {
  public nonisolated static func _storeIsNoView() {}
  public nonisolated static func _storeIsNoViewModel() {}
  public nonisolated static func _storeIsNoSystemView() {}
}

extension Store where Self: View {
  @available(*, unavailable, message: "a type cannot be both a View and a Store")
  public nonisolated static func _storeIsNoView() {}
}

extension Store where Self: ViewModel {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a Store")
  public nonisolated static func _storeIsNoViewModel() {}
}

// The other way round by what the roles of Core ask for already: they know no store.

extension View where Self: Store {
  @available(*, unavailable, message: "a type cannot be both a View and a Store")
  public nonisolated static func _viewIsNoViewModel() {}
}

extension ViewModel where Self: Store {
  @available(*, unavailable, message: "a type cannot be both a ViewModel and a Store")
  public nonisolated static func _viewModelIsNoHolder() {}
}

extension ViewModelHolder where HeldViewModel: Store {
  @available(*, unavailable, message: "a Store cannot be held as a view model")
  public nonisolated static func _heldIsNoView() {}
}
