#if SWIFT_PACKAGE
  public import MVVMBinding
#endif

/// A state and its observers. A source shares them with its streams, so a stream doesn't retain the source's tasks.
@MainActor @usableFromInline final class ViewStateObservers<Shown: ViewState> {
  // Main actor only, and no access outlasts a statement, so run-time checks would find nothing.
  @exclusivity(unchecked) @usableFromInline var state: Shown
  @usableFromInline let observers = _Bindings<ViewStateChange<Shown>>()
  /// The states for the bridges, created with the first bridge, so that apps without bridges don't pay for it.
  lazy var bridge: Dynamic<Shown> = {
    let bridge = Dynamic(state)
    observers.bind(to: bridge) { bridge, change in bridge.value = change.new }
    return bridge
  }()
  /// An `ObservedDynamic<Shown>`; the type isn't available on the oldest systems.
  var tracked: AnyObject?

  @usableFromInline init(_ state: Shown) { self.state = state }

  @inlinable var first: ViewStateChange<Shown> { ViewStateChange(from: nil, to: state) }

  @inlinable func set(_ new: consuming Shown) {
    // The old state is released last, because objects that it retains may execute a command when they are released.
    var old = consume new
    swap(&old, &state)
    if !observers.isEmpty { observers.notify(ViewStateChange(from: consume old, to: state)) }
  }
}
