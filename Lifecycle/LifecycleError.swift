/// The reason why a call didn't change a view model's lifecycle.
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
/// A refused call changes nothing and notifies no observer.
@frozen public enum LifecycleError: Error, Hashable, Sendable {
  /// The event isn't allowed in this state; see ``LifecycleState/after(_:)``.
  case refused(LifecycleEvent, in: LifecycleState)
  /// The load or unload has already ended, or its screen has disappeared.
  case expired(LifecycleEvent)
  /// The added child already has a parent.
  case hasParent
  /// The added child is the view model itself or one of its ancestors.
  case isAncestor
}

extension LifecycleError: CustomStringConvertible {
  /// One sentence: the refused call and the fix.
  public var description: String {
    switch self {
    case .refused(let event, let state):
      "'\(event)' isn't allowed in state '\(state)' (allowed: \(Self.events(from: state))); appear() and disappear() are always allowed"
    case .expired(let event): "'\(event)' has expired; its load or unload has already ended"
    case .hasParent: "a child can have only one parent; remove it from the other one first"
    case .isAncestor: "a view model can't be a child of itself or of its descendants"
    }
  }

  private static func events(from state: LifecycleState) -> String {
    LifecycleEvent.allCases.filter { (try? state.after($0)) != nil }.map { "\($0)" }.joined(separator: ", ")
  }
}
