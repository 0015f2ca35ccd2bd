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
  var shortest: [LifecycleEvent: ConformanceFinding] = [:]
  func finding(after sequence: [LifecycleStep<Observer.LoadedViewModel.Updates>]) -> (
    LifecycleEvent, ConformanceFinding
  )? {
    let walk = LifecycleWalk(makeViewModel())
    let observer = makeObserver(walk.viewModel)
    walk.viewModel.addObserver(observer)
    for step in sequence { walk.take(step) }
    guard let last = sequence.last else { return nil }
    let (shown, expected, state) = (shows(observer), expecting(walk.viewModel), walk.viewModel.state)
    if state == last.end, shown == expected { return nil }
    let path = sequence.map { "\($0.event)" }.joined(separator: ", ")
    let (problem, advice) =
      state == last.end
      ? (
        "shows \(quoted(shown)) where \(quoted(expected)) was expected, after \(path)", "set it in \(last.callback) too"
      )
      : ("leads to \(state) after \(path)", "change the lifecycle after \(last.callback), not within it")
    let text = "\(type(of: observer)) \(problem)"
    return (last.event, ConformanceFinding(text, advice: advice, file: file, line: line))
  }

  // By length, so that what is found first is the shortest; what goes on from there is left out.
  var sequences: [[LifecycleStep<Observer.LoadedViewModel.Updates>]] = [[]]
  for _ in 0..<steps {
    let longer = sequences.flatMap { LifecycleStep.each(after: $0, updates) }
    sequences = longer.filter { sequence in
      guard let (event, finding) = finding(after: sequence) else { return true }
      shortest[event] = shortest[event] ?? finding
      return false
    }
  }
  return LifecycleEvent.allCases.compactMap { shortest[$0] }
}
