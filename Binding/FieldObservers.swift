/// Who is told that fields of a view model have changed, where the fields are an enum.
///
/// **When to use it.** For a view model with many plain properties and one place that tells of them.
///
/// ```swift
/// @MainActor final class GreetingViewModel: ViewModel {
///   enum Field: CaseIterable { case greeting, price }
///   let didChange = FieldObservers<Field>()
///   private(set) var greeting = "" { didSet { didChange.tell(.greeting) } }
///   private(set) var price = 0 { didSet { didChange.tell(.price) } }
///   func greet() { greeting = "Hello" }
/// }
///
/// @MainActor final class GreetingLabel {
///   private(set) var text = ""
///   func show(_ viewModel: GreetingViewModel) {
///     viewModel.didChange[.greeting] = { [weak self, unowned viewModel] in self?.text = viewModel.greeting }
///     viewModel.didChange.tellAll()
///   }
/// }
/// ```
///
/// **Laws.** Those of ``Dynamic``: in the order of registration; what is told within a delivery is delivered after it; nothing after the
/// token has ended. Fields that are told together are one change: whoever observes several of them is told once. A field without
/// an observer is no error.
///
/// **Isolation.** Main actor; it can be made anywhere. **Ownership.** As ``Dynamic``. **Cost.** A change asks each observer whether it observes the field.
@MainActor public final class FieldObservers<Field: Hashable> {
  let changes = _Bindings<Set<Field>>()
  private var assigned: [Field: (action: @MainActor () -> Void, token: BindingToken)] = [:]

  /// Nobody is told yet.
  public nonisolated init() {}

  /// The one closure that is told by assignment; to assign another replaces it, and nil ends it. ``observe(_:action:)`` adds to it.
  public subscript(field: Field) -> (@MainActor () -> Void)? {
    get { assigned[field]?.action }
    set {
      assigned[field]?.token.end()
      assigned[field] = newValue.map { action in (action, observe(field) { _ in action() }) }
    }
  }

  /// Tells a closure which of these fields have changed, for as long as the token is held.
  public func observe(_ fields: Field..., action: @escaping @MainActor (Set<Field>) -> Void) -> BindingToken {
    let fields = Set(fields)
    return changes.bind { change in
      let common = fields.intersection(change)
      if !common.isEmpty { action(common) }
    }
  }

  /// Tells a closure which of these fields have changed, while its owner lives.
  public func observe<Owner: AnyObject>(
    _ fields: Field..., by owner: Owner, action: @escaping @MainActor (Owner, Set<Field>) -> Void
  ) {
    let fields = Set(fields)
    changes.bind(to: owner) { owner, change in
      let common = fields.intersection(change)
      if !common.isEmpty { action(owner, common) }
    }
  }

  /// Ends what an owner observes.
  public func unbind(_ owner: AnyObject) { changes.unbind(owner) }

  /// Tells that these fields have changed, together.
  public func tell(_ fields: Field...) {
    if !fields.isEmpty { changes.tell(Set(fields)) }
  }
}

extension FieldObservers where Field: CaseIterable {
  /// Tells of all fields, once: the first show.
  public func tellAll() { changes.tell(Set(Field.allCases)) }
}
