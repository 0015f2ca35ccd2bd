#if SWIFT_PACKAGE
  internal import MVVMBinding
  internal import MVVMCore
  public import MVVMState
#endif

/// Stands before a view model, and records commands in and states out, as a list to compare.
///
/// **When to use it.** In a test of a `StatefulViewModel`, or as the view model of a view, whose commands it then records.
///
/// ```swift
/// struct CountState: ViewState, Equatable { var count = 0 }
/// enum CountCommand: Equatable { case add }
///
/// final class CountViewModel: CommonViewModel<CountState, CountCommand> {
///   init() { super.init(CountState()) }
///   override func handle(_ command: CountCommand, _ writer: inout ViewStateWriter<CountState>) {
///     writer.update { $0.count += 1 }
///   }
/// }
///
/// @MainActor func testCount() -> Bool {
///   let recorder = StateRecorder(CountViewModel())
///   recorder.execute(.add)
///   return recorder.flow == [.state(CountState()), .command(.add), .state(CountState(count: 1))]
/// }
/// ```
///
/// **Laws.** `flow` begins with the state at the recorder's making; a command stands there before what it changes, and a state when it was told. What
/// somebody else tells the view model to do is seen by its states alone.
///
/// **Isolation.** Main actor. **Ownership.** It keeps the view model, and every state. **Cost.** A copy, and a text, of each state.
@MainActor public final class StateRecorder<Shown: ViewState, Command>: StatefulViewModel {
  /// What happened, in order.
  public private(set) var flow: [StateFlowStep<Shown, Command>] = []
  /// What each step looked like when it was recorded.
  private(set) var pictures: [String] = []
  private let current: @MainActor () -> Shown
  private let handle: @MainActor (Command) -> Void
  private var token: BindingToken?

  /// What the view model tells.
  public let viewStateStream: ViewStateStream<Shown>

  /// Records from now on.
  public init(_ viewModel: some StatefulViewModel<Shown, Command>) {
    current = { viewModel.viewState }
    handle = { viewModel.execute($0) }
    viewStateStream = viewModel.viewStateStream
    token = viewStateStream.bind { [weak self] change in self?.record(.state(change.new)) }
  }

  /// The view model's state.
  public var viewState: Shown { current() }

  /// Records a command, and tells it to the view model.
  public func execute(_ command: Command) {
    record(.command(command))
    handle(command)
  }

  private func record(_ step: StateFlowStep<Shown, Command>) {
    flow.append(step)
    pictures.append(picture(of: step))
  }
}

/// A value with all that it refers to, where two objects look alike that hold the like.
func picture(of value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
