/// The right to hear changes: hold it for as long as you want to be told.
///
/// **When to use it.** Keep what `bind` returns in a property of the view, or in an array of tokens; the binding ends with
/// the property, or at once with ``end()``.
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
/// **Laws.** Once it has ended on the main actor, nothing more is delivered, not even a change that is being told to others,
/// and the closure is let go of at once. Ending twice is ending once.
///
/// **Isolation.** Main actor. Let go of elsewhere, it ends on the main actor soon after. **Ownership.** It keeps
/// neither the closure nor what is observed. **Cost.** Ending searches among the observers: logarithmic.
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
