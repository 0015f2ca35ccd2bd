#if SWIFT_PACKAGE
  internal import MVVMBinding
  internal import MVVMCore
  public import MVVMState
#endif

/// A view model that forwards commands to another one, and records these commands and the resulting states.
///
/// Use it in a test of a `StatefulViewModel`. To record the commands of a view, assign the recorder as its view model.
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
/// - `flow` starts with the state that the view model has when the recorder is created.
/// - A command precedes the states that it causes.
/// - Commands that don't pass through the recorder aren't recorded, but their states are.
/// - The recorder retains the view model, and stores a copy and a textual dump of each state.
@MainActor public final class StateRecorder<Shown: ViewState, Command>: StatefulViewModel {
  /// The recorded commands and states, in order.
  public private(set) var flow: [StateFlowStep<Shown, Command>] = []
  /// A dump of each step at the time when it was recorded.
  private(set) var pictures: [String] = []
  private let current: @MainActor () -> Shown
  private let handle: @MainActor (Command) -> Void
  private var token: BindingToken?

  /// The stream of the recorded view model.
  public let viewStateStream: ViewStateStream<Shown>

  /// Starts with the current state of the view model.
  public init(_ viewModel: some StatefulViewModel<Shown, Command>) {
    current = { viewModel.viewState }
    handle = { viewModel.execute($0) }
    viewStateStream = viewModel.viewStateStream
    token = viewStateStream.bind { [weak self] change in self?.record(.state(change.new)) }
  }

  /// The current state of the recorded view model.
  public var viewState: Shown { current() }

  /// Records the command, then executes it.
  public func execute(_ command: Command) {
    record(.command(command))
    handle(command)
  }

  private func record(_ step: StateFlowStep<Shown, Command>) {
    flow.append(step)
    pictures.append(picture(of: step))
  }
}

/// A dump of a value and everything that it references. Dumps of objects are equal if their contents are.
func picture(of value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
