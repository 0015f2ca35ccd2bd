/// The observers of a view model whose fields are the cases of an enum.
///
/// Use it for a view model with many plain properties, in place of one closure per property. Closures receive the view model,
/// so that they don't need to capture it:
///
/// ```swift
/// @MainActor final class GreetingViewModel: ViewModel {
///   enum Field: CaseIterable { case greeting, price }
///   let didChange = FieldObservers<GreetingViewModel, Field>()
///   private(set) var greeting = "" { didSet { didChange.notify(.greeting, of: self) } }
///   private(set) var price = 0 { didSet { didChange.notify(.price, of: self) } }
///   func greet() { greeting = "Hello" }
/// }
///
/// @MainActor final class GreetingLabel {
///   private(set) var text = ""
///   func show(_ viewModel: GreetingViewModel) {
///     viewModel.didChange[.greeting] = { [weak self] viewModel in self?.text = viewModel.greeting }
///     viewModel.didChange.notifyAll(of: viewModel)
///   }
/// }
/// ```
///
/// If views hold the view model by a protocol, so that tests can inject a double, use the protocol:
/// `FieldObservers<any Greeting, Field>`.
///
/// - Observers are called in the order in which they registered, and never after their token has ended.
/// - A change within a delivery is delivered after it.
/// - Fields that change together are one change: an observer of several of them is called once.
/// - Neither the view model nor an owner is retained.
///
/// - Complexity: A change takes O(*n*) for *n* observers of any field.
@MainActor public final class FieldObservers<Observed, Field: Hashable> {
  let changes = _Bindings<(observed: Observed, fields: Set<Field>)>(of: Observed.self)
  private var assigned: [Field: (action: @MainActor (Observed) -> Void, token: BindingToken)] = [:]

  /// Creates an object without observers.
  public nonisolated init() {}

  /// The closure that is assigned for the field. Assigning another one replaces it, and nil ends it.
  /// ``observe(_:action:)`` adds to it.
  public subscript(field: Field) -> (@MainActor (Observed) -> Void)? {
    get { assigned[field]?.action }
    set {
      assigned[field]?.token.end()
      assigned[field] = newValue.map { action in (action, observe(field) { observed, _ in action(observed) }) }
    }
  }

  /// Calls the closure with the view model and those of these fields that have changed, until the token is released.
  public func observe(
    _ fields: Field..., action: @escaping @MainActor (Observed, Set<Field>) -> Void
  ) -> BindingToken {
    return changes.bind { change in
      let common = change.fields.intersection(fields)
      if !common.isEmpty { action(change.observed, common) }
    }
  }

  /// Calls the closure with its owner, the view model, and those of these fields that have changed, while the owner lives.
  public func observe<Owner: AnyObject>(
    _ fields: Field..., by owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    action: @escaping @MainActor (Owner, Observed, Set<Field>) -> Void
  ) {
    _ = changes.bind(to: owner, from: fileID, line) { owner, change in
      let common = change.fields.intersection(fields)
      if !common.isEmpty { action(owner, change.observed, common) }
    }
  }

  /// Ends the observations of an owner.
  public func unbind(_ owner: AnyObject) { changes.unbind(owner) }

  /// Notifies the observers of these fields, which have changed together.
  public func notify(_ fields: Field..., of observed: Observed) {
    if !fields.isEmpty { changes.notify((observed, Set(fields))) }
  }
}

extension FieldObservers where Field: CaseIterable {
  /// Notifies each observer once, as if all fields had changed; call it to show a view model for the first time.
  public func notifyAll(of observed: Observed) {
    changes.notify((observed, Set(Field.allCases)))
  }
}
