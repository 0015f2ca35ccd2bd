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
///         guard completion.isCurrent else { return }
///         self?.contacts = contacts
///         completion(.success(()))
///       }
///     }
///   }
/// }
/// ```
///
/// It is current until you call it or its screen disappears; a later call returns an error. If you never call it, the
/// view model keeps loading or unloading. It doesn't retain the view model.
@MainActor public struct LifecycleCompletion<Failure: Error> {
  let isWorkCurrent: @MainActor () -> Bool
  let end: @MainActor (Result<Void, Failure>) -> LifecycleError?

  /// Whether the load or unload is still running. Check it before you store a result.
  public var isCurrent: Bool { isWorkCurrent() }

  /// Ends the load or the unload.
  ///
  /// - Returns: The reason why it was refused; nil if it succeeded.
  @discardableResult public func callAsFunction(_ result: Result<Void, Failure>) -> LifecycleError? { end(result) }
}
