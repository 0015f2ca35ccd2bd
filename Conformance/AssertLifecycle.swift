#if SWIFT_PACKAGE
  public import MVVMLifecycle
#endif

/// Finds an observer that shows something else than it should after some legal sequence of its view model's events.
///
/// **When to use it.** For each `LifecycleObserver`, a screen or a spinner: say what it shows, and what should be seen of the view model as it is.
///
/// ```swift
/// final class BoatViewModel: LifecycleViewModel {
///   enum Update { case name }
///   let lifecycle = Lifecycle<Update>()
/// }
///
/// final class BoatSpinner: LifecycleObserver {
///   private(set) var isSpinning = false
///   func viewModelWillLoad(_ viewModel: BoatViewModel) { isSpinning = true }
///   func viewModelDidLoad(_ viewModel: BoatViewModel) { isSpinning = false }
///   func viewModelDidFailToLoad(_ viewModel: BoatViewModel, error: any Error) { isSpinning = false }
///   func viewModelWillUnload(_ viewModel: BoatViewModel) { isSpinning = false }
/// }
///
/// @MainActor func testSpinner() -> [ConformanceFinding] {
///   assertLifecycle(
///     of: { BoatViewModel() }, by: { _ in BoatSpinner() }, updates: [.name],
///     shows: { $0.isSpinning }, expecting: { $0.state == .loading })
/// }
/// ```
///
/// **Laws.** Every sequence of so many `steps` that the table allows, `LifecycleState.after(_:)`, is gone through by a fresh view model and a fresh observer; its loads and
/// unloads end as the sequence says, and its own work is not done. After each step the observer shows what is expected. For each event, the shortest sequence is
/// told at whose end it does not. Give a view model without children; an observer that leads it elsewhere, by loading it again say, is found too.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** Some hundred sequences of 8 steps.
@MainActor public func assertLifecycle<Observer: LifecycleObserver, Shown: Equatable>(
  of makeViewModel: () -> Observer.LoadedViewModel, by makeObserver: (Observer.LoadedViewModel) -> Observer,
  updates: [Observer.LoadedViewModel.Updates] = [], steps: Int = 8,
  file: StaticString = #filePath, line: UInt = #line,
  shows: (Observer) -> Shown, expecting: (Observer.LoadedViewModel) -> Shown
) -> [ConformanceFinding] {
  var shortest: [LifecycleEvent: (length: Int, finding: ConformanceFinding)] = [:]

  func goThrough(_ sequence: [LifecycleStep<Observer.LoadedViewModel.Updates>]) {
    let walk = LifecycleWalk(makeViewModel())
    let observer = makeObserver(walk.viewModel)
    walk.viewModel.addObserver(observer)
    for (index, step) in sequence.enumerated() {
      walk.take(step)
      let (shown, expected) = (shows(observer), expecting(walk.viewModel))
      if walk.viewModel.state == step.end, shown == expected { continue }
      if let found = shortest[step.event], found.length <= index { return }
      let path = sequence[...index].map { "\($0.event)" }.joined(separator: ", ")
      let (problem, advice) =
        walk.viewModel.state == step.end
        ? (
          "shows \(quoted(shown)) where \(quoted(expected)) was expected, after \(path)",
          "set it in \(step.callback) too"
        )
        : (
          "leads to \(walk.viewModel.state) after \(path)", "change the lifecycle after \(step.callback), not within it"
        )
      let finding = ConformanceFinding("\(type(of: observer)) \(problem)", advice: advice, file: file, line: line)
      return shortest[step.event] = (index, finding)
    }
  }

  func extend(_ sequence: [LifecycleStep<Observer.LoadedViewModel.Updates>], from state: LifecycleState) {
    if sequence.count == steps { return goThrough(sequence) }
    for event in LifecycleEvent.allCases {
      guard let end = try? state.after(event) else { continue }
      for update in event == .update ? updates.map(Optional.some) : [nil] {
        extend(sequence + [LifecycleStep(event: event, update: update, end: end)], from: end)
      }
    }
  }
  extend([], from: .initialized)
  return LifecycleEvent.allCases.compactMap { shortest[$0]?.finding }
}
