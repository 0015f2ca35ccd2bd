#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// The role of a view model that takes commands, and shows one state.
///
/// **When to use it.** As the type of what a view holds, and on a view model that has another base class, or none: it keeps a
/// ``ViewStateSource``. Where a base class will do, subclass ``CommonViewModel``.
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
/// **Laws.** A command is the only way in: the state is read, listened to, and set by nobody else. A command is handled when `execute` returns; what
/// it starts goes on after that.
///
/// **Isolation.** Main actor. **Ownership.** It keeps no view. **Cost.** None of its own.
@MainActor public protocol StatefulViewModel<ShownState, Command>: ViewModel, AnyObject {
  /// What it shows.
  associatedtype ShownState: ViewState
  /// What it is told to do: usually an enum.
  associatedtype Command

  /// The state as it is now.
  var viewState: ShownState { get }
  /// Tells of each state, with the one before it.
  var viewStateStream: ViewStateStream<ShownState> { get }
  /// Handles a command.
  func execute(_ command: Command)
}
