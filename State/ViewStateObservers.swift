#if SWIFT_PACKAGE
  public import MVVMBinding
#endif

/// A state, and who is told of it: what a source and its streams share, so that a stream does not keep the source's tasks alive.
@MainActor @usableFromInline final class ViewStateObservers<Shown: ViewState> {
  // All on the main actor, and no access outlasts a statement: nothing is left for a run-time check to find.
  @exclusivity(unchecked) @usableFromInline var state: Shown
  @usableFromInline let observers = _Bindings<ViewStateChange<Shown>>()

  @usableFromInline init(_ state: Shown) { self.state = state }

  @inlinable var first: ViewStateChange<Shown> { ViewStateChange(from: nil, to: state) }

  @inlinable func set(_ new: consuming Shown) {
    // What was shown is let go of last: what it kept may execute a command as it goes.
    var old = consume new
    swap(&old, &state)
    if !observers.isEmpty { observers.tell(ViewStateChange(from: consume old, to: state)) }
  }
}
