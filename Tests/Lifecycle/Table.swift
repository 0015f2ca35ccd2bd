import MVVMLifecycle

/// The table once more, as a reader would write it down: what the module's is measured by.
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

  /// The state that follows, by state and event; nothing where it is refused.
  static let rows: [[LifecycleState?]] = {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    precondition(lines[0] == events.map { "\($0)" } && lines.dropFirst().map(\.[0]) == states.map { "\($0)" })
    return lines.dropFirst().map { line in line.dropFirst().map { name in states.first { "\($0)" == name } } }
  }()

  static func next(_ state: LifecycleState, _ event: LifecycleEvent) -> LifecycleState? {
    rows[states.firstIndex(of: state) ?? 0][events.firstIndex(of: event) ?? 0]
  }

  /// What is told of an event.
  static func callback(_ event: LifecycleEvent) -> Heard {
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

  /// The shortest way to a state.
  static func way(to state: LifecycleState) -> [LifecycleEvent] {
    switch state {
    case .initialized: []
    case .setUp: [.setup]
    case .loading: [.setup, .load]
    case .loaded: [.setup, .load, .loaded]
    case .unloading: [.setup, .load, .loaded, .unload]
    }
  }
}
