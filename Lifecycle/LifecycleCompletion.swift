/// The right to end a load or an unload, once.
///
/// **When to use it.** In ``LifecycleWork/callback(_:)``, around what answers by a callback on the main actor.
///
/// ```swift
/// final class ContactsViewModel: LifecycleViewModel {
///   let lifecycle = Lifecycle<Never>()
///   private(set) var contacts: [Contact] = []
///
///   var loadWork: LoadWork {
///     .callback { completion in
///       AddressBook.shared.load { [weak self] contacts in
///         guard completion.counts else { return }
///         self?.contacts = contacts
///         completion(.success(()))
///       }
///     }
///   }
/// }
/// ```
///
/// **Laws.** It counts until it is called, or its screen is left; after that it is refused. One that is never called leaves the view model on its way.
///
/// **Isolation.** Main actor. **Ownership.** It keeps no view model. **Cost.** None.
@MainActor public struct LifecycleCompletion<Failure: Error> {
  let isCurrent: @MainActor () -> Bool
  let end: @MainActor (Result<Void, Failure>) -> LifecycleError?

  /// Whether it still counts: ask before you set what an answer brought.
  public var counts: Bool { isCurrent() }

  /// Ends the load or the unload.
  ///
  /// - Returns: Why it was refused; nil if it counted.
  @discardableResult public func callAsFunction(_ result: Result<Void, Failure>) -> LifecycleError? { end(result) }
}
