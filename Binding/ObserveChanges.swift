#if canImport(Observation)
  internal import Observation

  /// Shows what is read from an `@Observable` view model, now and after each change of it.
  ///
  /// Use it in a view controller or a view whose view model is `@Observable`. Store the token: the observation ends with it, or
  /// with the owner.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  /// @MainActor @Observable final class ScoreViewModel: ViewModel {
  ///   var points = 0
  /// }
  ///
  /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  /// final class ScoreViewController: UIViewController, ViewModelBinder {
  ///   @ObservedViewModel var viewModel: ScoreViewModel?
  ///   private var token: BindingToken?
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     bind()
  ///   }
  ///
  ///   func bind(to viewModel: ScoreViewModel?) {
  ///     token = observeChanges(for: self) { $0.viewModel?.points ?? 0 } show: { $0.title = "\($1)" }
  ///   }
  /// }
  /// ```
  ///
  /// - `read` and `show` run at once, and again on the main actor in a later turn after a change. Changes in one turn cause one
  ///   run.
  /// - Each run observes only what `read` reads in it. With `@ObservedViewModel`, read `$viewModel` to observe replacements too.
  /// - A change that `show` makes causes another run, so set only values that differ. A change that `read` makes isn't observed.
  /// - After the token has ended, neither closure runs, and both are released. They are also released if `read` reads nothing
  ///   observable.
  ///
  /// The view model must belong to the main actor. If it changes elsewhere, the view may keep an outdated value.
  ///
  /// - Parameters:
  ///   - owner: The object that shows the values, usually `self`; held weakly.
  ///   - fileID: The file of the call, for a report of a cell that observes again without releasing its token.
  ///   - line: The line of the call, for the same report.
  ///   - read: Returns what to show. The closure receives the owner, so that it doesn't need to capture it.
  ///   - show: Shows what was read.
  /// - Returns: A token that ends the observation when it is released. It retains neither the owner nor the view model.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor public func observeChanges<Owner: AnyObject, Value>(
    for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    read: @escaping @MainActor (Owner) -> Value,
    show: @escaping @MainActor (Owner, Value) -> Void
  ) -> BindingToken {
    let observation = ChangeObservation { [weak owner] observation in
      guard let owner else { return }
      let value = observation.track { read(owner) }
      if observation.isActive(0) { show(owner, value) }
    }
    assert(CellBindings.record(0, in: observation, of: owner, fileID, line))
    observation.run()
    return BindingToken(observation, 0)
  }

  /// Runs a closure again after each change of what it tracked. Only the objects that were read retain it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor private final class ChangeObservation: BindingList {
    private var action: (@MainActor (ChangeObservation) -> Void)?

    init(_ action: @escaping @MainActor (ChangeObservation) -> Void) { self.action = action }

    func run() { action?(self) }

    func track<Value>(_ read: () -> Value) -> Value {
      // Called just before the change, which can be read once this turn of the main actor is over.
      withObservationTracking(read) { Task { @MainActor in self.run() } }
    }

    func isActive(_ number: Int) -> Bool { action != nil }

    // Released after the access has ended, because what the closure captured may end the token again.
    func end(_ number: Int) { _ = action.take() }
  }
#endif
