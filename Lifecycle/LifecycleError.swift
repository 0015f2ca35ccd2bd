/// Why a view model's lifecycle stayed as it was.
///
/// ```swift
/// @MainActor func reload(_ viewModel: some LifecycleViewModel) -> String? {
///   do throws(LifecycleError) {
///     try viewModel.load()
///     return nil
///   } catch {
///     return error.description
///   }
/// }
/// ```
///
/// **Laws.** Whatever is refused has changed nothing, and was told to nobody.
///
/// **Isolation.** None; a value.
@frozen public enum LifecycleError: Error, Hashable, Sendable {
  /// The table has no way from this state by this event: ``LifecycleState/after(_:)``.
  case refused(LifecycleEvent, in: LifecycleState)
  /// What has ended does not count any more: the screen was left, or it had ended before.
  case late(LifecycleEvent)
  /// A child that has a parent was added.
  case hasParent
  /// A view model was added to itself, or to one of its own children.
  case isAncestor
}

extension LifecycleError: CustomStringConvertible {
  /// One sentence: what was refused, and what to do.
  public var description: String {
    switch self {
    case .refused(let event, let state):
      "'\(event)' isn't allowed in state '\(state)' (allowed: \(Self.events(from: state))); appear() and disappear() are always allowed"
    case .late(let event): "\(event) came late: the work that it belongs to was left, or had ended"
    case .hasParent: "a child has one parent: remove it from the other one first"
    case .isAncestor: "a view model cannot be a child of itself or of its children"
    }
  }

  private static func events(from state: LifecycleState) -> String {
    LifecycleEvent.allCases.filter { (try? state.after($0)) != nil }.map { "\($0)" }.joined(separator: ", ")
  }
}
