import MVVMLifecycle

/// A second copy of the table in readable form, which the tests compare with the module's.
enum Table {
  static let text = """
                 setup    load     loaded  failed   update  unload     unloaded
    initialized  setUp    -        -       -        -       -          -
    setUp        -        loading  -       -        -       -          -
    loading      -        -        loaded  setUp    -       unloading  -
    loaded       -        -        -       -        loaded  unloading  -
    unloading    -        -        -       -        -       -          setUp
    """

  static let events = LifecycleEvent.allCases
  static let states = LifecycleState.allCases

  /// The next state, by state and event; nil if the event is refused.
  static let rows: [[LifecycleState?]] = {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    precondition(lines[0] == events.map { "\($0)" } && lines.dropFirst().map(\.[0]) == states.map { "\($0)" })
    return lines.dropFirst().map { line in line.dropFirst().map { name in states.first { "\($0)" == name } } }
  }()

  static func next(_ state: LifecycleState, _ event: LifecycleEvent) -> LifecycleState? {
    rows[states.firstIndex(of: state) ?? 0][events.firstIndex(of: event) ?? 0]
  }

  /// Returns the callback for an event.
  static func callback(_ event: LifecycleEvent) -> Callback {
    switch event {
    case .setup: .didSetup
    case .load: .willLoad
    case .loaded: .didLoad
    case .failed: .didFailToLoad
    case .update: .didUpdate
    case .unload: .willUnload
    case .unloaded: .didUnload
    }
  }

  /// Returns the shortest path to a state.
  static func path(to state: LifecycleState) -> [LifecycleEvent] {
    switch state {
    case .initialized: []
    case .setUp: [.setup]
    case .loading: [.setup, .load]
    case .loaded: [.setup, .load, .loaded]
    case .unloading: [.setup, .load, .loaded, .unload]
    }
  }
}
