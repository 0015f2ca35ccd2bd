#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A view model that takes commands and exposes one state.
///
/// Views hold it as `some` or `any StatefulViewModel`. To implement one, subclass ``CommonViewModel``, or store a
/// ``ViewStateSource`` if the class has another superclass.
///
/// ```swift
/// struct LampState: ViewState { var isOn = false }
/// enum LampCommand { case toggle }
///
/// @MainActor final class LampView<Lamp: StatefulViewModel<LampState, LampCommand>> {
///   private(set) var isLit = false
///   private let lamp: Lamp
///
///   init(_ lamp: Lamp) {
///     self.lamp = lamp
///     lamp.viewStateStream.bind(\.isOn, to: self) { me, isOn in me.isLit = isOn }
///   }
///
///   func tap() { lamp.execute(.toggle) }
/// }
/// ```
///
/// - A command is the only way to change the state.
/// - Commands run to completion. When `execute` returns, the command has been handled, or it waits for the command that
///   is running. Waiting commands are handled in order, after everything that the current one updates, starts and
///   cancels. If an observer cancels a load while it is starting, the cancellation wins.
/// - A task that a command starts continues after `execute` has returned.
@MainActor public protocol StatefulViewModel<ShownState, Command>: ViewModel, AnyObject {
  /// The type of the state.
  associatedtype ShownState: ViewState
  /// The type of the commands, usually an enum.
  associatedtype Command

  /// The current state.
  var viewState: ShownState { get }
  /// The stream that observers bind to.
  var viewStateStream: ViewStateStream<ShownState> { get }
  /// Handles a command: now, or after the commands that are running or waiting.
  func execute(_ command: Command)
}
