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
  typealias Step = LifecycleStep<Observer.LoadedViewModel.Updates>

  func finding(_ sequence: [Step], _ last: Step) -> ConformanceFinding? {
    let walk = LifecycleWalk(makeViewModel())
    let observer = makeObserver(walk.viewModel)
    walk.viewModel.addObserver(observer)
    for step in sequence { walk.take(step) }
    let (shown, expected, state) = (shows(observer), expecting(walk.viewModel), walk.viewModel.state)
    if state == last.end, shown == expected { return nil }
    var problem = "\(type(of: observer)) shows \(quoted(shown)) where \(quoted(expected)) was expected"
    var advice = "set it in \(last.callback) too"
    if state != last.end {
      problem = "\(type(of: observer)) leads to \(state)"
      advice = "change the lifecycle after \(last.callback), not within it"
    }
    problem += " after \(sequence.map { "\($0.event)" }.joined(separator: ", "))"
    return ConformanceFinding(problem, advice: advice, file: file, line: line)
  }

  // By length, so that what is found first is the shortest; what goes on from there is left out.
  var shortest: [LifecycleEvent: ConformanceFinding] = [:]
  var sequences: [[Step]] = [[]]
  for _ in 0..<steps {
    sequences = sequences.flatMap { Step.each(after: $0, updates) }.filter { sequence in
      guard let last = sequence.last, let finding = finding(sequence, last) else { return true }
      shortest[last.event] = shortest[last.event] ?? finding
      return false
    }
  }
  return LifecycleEvent.allCases.compactMap { shortest[$0] }
}
