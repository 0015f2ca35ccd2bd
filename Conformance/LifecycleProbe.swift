#if SWIFT_PACKAGE
  public import MVVMLifecycle
#endif

/// Finds an observer that shows something wrong after a legal sequence of its view model's events.
///
/// Call it for each `LifecycleObserver`, such as a screen or a spinner. Pass what it shows, and what it should show for the
/// view model in its current state.
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
/// @MainActor func spinnerMistakes() -> [ConformanceFinding] {
///   lifecycleFindings(
///     of: { BoatViewModel() }, by: { _ in BoatSpinner() }, updates: [.name],
///     shows: { $0.isSpinning }, expecting: { $0.state == .loading })
/// }
/// ```
///
/// - Each sequence of up to `steps` events that `LifecycleState.after(_:)` allows runs with a new view model and a new
///   observer. The sequence decides how loads and unloads end; the view model's own work doesn't run. Use a view model without
///   children.
/// - After each step the observer has to show what is expected. For each event, the probe returns the shortest sequence after
///   which it doesn't. An observer that changes the state itself, for example by loading again, is a finding too.
/// - If no sequence runs, or the expected value never changes, that is a finding, because the observer had nothing to do.
@MainActor public func lifecycleFindings<Observer: LifecycleObserver, Shown: Equatable>(
  of makeViewModel: () -> Observer.LoadedViewModel, by makeObserver: (Observer.LoadedViewModel) -> Observer,
  updates: [Observer.LoadedViewModel.Updates] = [], steps: Int = 8,
  file: StaticString = #filePath, line: UInt = #line,
  shows: (Observer) -> Shown, expecting: (Observer.LoadedViewModel) -> Shown
) -> [ConformanceFinding] {
  typealias Step = LifecycleStep<Observer.LoadedViewModel.Updates>

  let initial = expecting(makeViewModel())
  var isChanging = false
  func finding(_ sequence: [Step], _ last: Step) -> ConformanceFinding? {
    let walk = LifecycleWalk(makeViewModel())
    let observer = makeObserver(walk.viewModel)
    walk.viewModel.addObserver(observer)
    for step in sequence { walk.take(step) }
    let (shown, expected, state) = (shows(observer), expecting(walk.viewModel), walk.viewModel.state)
    isChanging = isChanging || expected != initial
    if state == last.end, shown == expected { return nil }
    let (problem, advice) =
      state == last.end
      ? ("shows \(quoted(shown)) instead of \(quoted(expected))", "update it in \(last.callback) too")
      : ("changes the state to '\(state)'", "change the state after \(last.callback) has returned")
    let events = sequence.map { "\($0.event)" }.joined(separator: ", ")
    return ConformanceFinding(
      "'\(type(of: observer))' \(problem) after \(events)", advice: advice, file: file, line: line)
  }

  // By length, so that the first finding is the shortest. Longer sequences that start with it are skipped.
  var shortest: [LifecycleEvent: ConformanceFinding] = [:]
  var sequences: [[Step]] = [[]]
  for _ in 0..<steps {
    sequences = sequences.flatMap { Step.each(after: $0, updates) }.filter { sequence in
      guard let last = sequence.last, let finding = finding(sequence, last) else { return true }
      shortest[last.event] = shortest[last.event] ?? finding
      return false
    }
  }
  if shortest.isEmpty, !isChanging {
    let problem = "'\(Observer.self)' had nothing to do, because its expected value never changes"
    let advice = "pass an 'expecting' that depends on the view model's state, and enough steps to reach it"
    return [ConformanceFinding(problem, advice: advice, file: file, line: line)]
  }
  return LifecycleEvent.allCases.compactMap { shortest[$0] }
}
