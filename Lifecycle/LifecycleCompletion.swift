/// A closure-like value that ends a load or an unload once.
///
/// Use it in ``LifecycleWork/callback(_:)`` for an API that calls back on the main actor.
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
/// It counts until it is called or its screen disappears; after that it is refused. If you never call it, the view
/// model keeps loading or unloading. It doesn't retain the view model.
@MainActor public struct LifecycleCompletion<Failure: Error> {
  let isCurrent: @MainActor () -> Bool
  let end: @MainActor (Result<Void, Failure>) -> LifecycleError?

  /// Whether it still counts. Check it before you store a result.
  public var counts: Bool { isCurrent() }

  /// Ends the load or the unload.
  ///
  /// - Returns: The reason why it was refused; nil if it counted.
  @discardableResult public func callAsFunction(_ result: Result<Void, Failure>) -> LifecycleError? { end(result) }
}
