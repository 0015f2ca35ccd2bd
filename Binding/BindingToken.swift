/// A binding that ends when the token is released.
///
/// Store the token that `bind` returns in a property of the view. The binding ends when you assign another token or nil, when
/// the view is released, or when you call ``end()``.
///
/// ```swift
/// @MainActor final class NameLabel {
///   private(set) var text = ""
///   private var token: BindingToken?
///
///   func show(_ name: Dynamic<String>) {
///     token = name.bindAndFire { [weak self] in self?.text = $0 }
///   }
/// }
/// ```
///
/// On the main actor, also inside a queue's `sync` (on Linux since Swift 6.2), the binding ends at once. Its closure is
/// released and isn't called again, not even with a change that is being delivered. A token that is released elsewhere
/// ends on the main actor soon after. It retains neither the closure nor the observed object.
@MainActor public final class BindingToken {
  private weak var list: (any BindingList)?
  private let number: Int

  @usableFromInline init(_ list: any BindingList, _ number: Int) {
    self.list = list
    self.number = number
  }

  /// Ends the binding now.
  public func end() {
    list?.end(number)
    list = nil
  }

  #if canImport(Darwin) || compiler(<6.2)
    deinit {
      guard let list else { return }
      let number = number
      if MainThread.isCurrent {
        MainActor.assumeIsolated { list.end(number) }
      } else {
        Task { @MainActor in list.end(number) }
      }
    }
  #else
    // On Apple's systems, this would require iOS 18.4.
    isolated deinit { list?.end(number) }
  #endif
}

/// An object that stores bindings by number.
@MainActor @usableFromInline protocol BindingList: AnyObject, Sendable {
  func end(_ number: Int)
  func isActive(_ number: Int) -> Bool
}
