import MVVMLifecycle

/// An action of a test on a parent with two children.
enum Command: Hashable {
  case event(Int, LifecycleEvent)
  case appear(Int)
  case disappear(Int)
  case remove(Int)
  case add(Int)

  static let parent = 0

  static let all: [Command] =
    (0...2).flatMap { index in LifecycleEvent.allCases.map { .event(index, $0) } + [.appear(index), .disappear(index)] }
    + [.remove(1), .add(1)]
}

/// A model of a parent with two children, as specified. The tests compare the real view models with it.
struct JointModel: Hashable {
  struct Node: Hashable {
    var state = LifecycleState.initialized
    /// Whether its own work is done, and whether it loads again after it has unloaded.
    var isDone = true
    var loadsAfterUnload = false
    /// Whether the work of the latest load or unload hasn't ended yet.
    var load = false
    var unload = false
    var isChild = false
  }

  var nodes = [Node(), Node(isChild: true), Node(isChild: true)]

  /// Returns the callbacks that each node's observers receive, or nil if the command is refused.
  mutating func apply(_ command: Command) -> [[Callback]]? {
    var notified: [[Callback]] = [[], [], []]
    switch command {
    case .event(let index, let event):
      guard Table.next(nodes[index].state, event) != nil else { return nil }
      switch event {
      case .loaded where !nodes[index].load || nodes[index].isDone: return nil
      case .failed where !nodes[index].load || nodes[index].isDone: return nil
      case .unloaded where !nodes[index].unload || nodes[index].isDone: return nil
      default: perform(index, event, &notified)
      }
    case .appear(let index): appear(index, &notified)
    case .disappear(let index): disappear(index, &notified)
    case .remove(let index):
      guard nodes[index].isChild else { return notified }
      nodes[index].isChild = false
      disappear(index, &notified)
      settle(0, &notified)
    case .add(let index):
      guard !nodes[index].isChild else { return nil }
      nodes[index].isChild = true
      switch nodes[0].state {
      case .initialized: break
      case .setUp, .unloading: if nodes[index].state == .initialized { perform(index, .setup, &notified) }
      case .loading, .loaded: appear(index, &notified)
      }
    }
    return notified
  }

  private var children: [Int] { [1, 2].filter { nodes[$0].isChild } }

  private mutating func perform(_ index: Int, _ event: LifecycleEvent, _ notified: inout [[Callback]]) {
    switch event {
    case .setup:
      enter(.setUp, index, .didSetup, &notified)
      if index == 0 {
        for child in children where nodes[child].state == .initialized { perform(child, .setup, &notified) }
      }
    case .load:
      begin(.loading, index, .willLoad, &notified)
      if index == 0 { for child in children { appear(child, &notified) } }
      nodes[index].load = true
    case .unload:
      begin(.unloading, index, .willUnload, &notified)
      if index == 0 { for child in children { disappear(child, &notified) } }
      nodes[index].unload = true
    case .update: notified[index].append(.didUpdate)
    case .loaded, .unloaded:
      nodes[index].isDone = true
      settle(index, &notified)
    case .failed:
      nodes[index].isDone = true
      enter(.setUp, index, .didFailToLoad, &notified)
      if index == 0 { for child in children { disappear(child, &notified) } }
      if nodes[index].isChild {
        notified[0].append(.childDidFailToLoad)
        settle(0, &notified)
      }
    }
  }

  private mutating func begin(
    _ state: LifecycleState, _ index: Int, _ received: Callback, _ notified: inout [[Callback]]
  ) {
    enter(state, index, received, &notified)
    nodes[index].isDone = false
    nodes[index].loadsAfterUnload = false
    nodes[index].load = false
    nodes[index].unload = false
  }

  private mutating func enter(
    _ state: LifecycleState, _ index: Int, _ received: Callback, _ notified: inout [[Callback]]
  ) {
    nodes[index].state = state
    notified[index].append(received)
  }

  private mutating func settle(_ index: Int, _ notified: inout [[Callback]]) {
    guard nodes[index].isDone else { return }
    let waits = index == 0 ? children.map { nodes[$0] } : []
    if nodes[index].state == .loading, !waits.contains(where: { $0.state == .loading || $0.loadsAfterUnload }) {
      enter(.loaded, index, .didLoad, &notified)
    } else if nodes[index].state == .unloading, !waits.contains(where: { $0.state == .unloading }) {
      enter(.setUp, index, .didUnload, &notified)
      if nodes[index].loadsAfterUnload { perform(index, .load, &notified) }
    } else {
      return
    }
    if nodes[index].isChild { settle(0, &notified) }
  }

  private mutating func appear(_ index: Int, _ notified: inout [[Callback]]) {
    if nodes[index].state == .initialized { perform(index, .setup, &notified) }
    if nodes[index].state == .setUp { perform(index, .load, &notified) }
    if nodes[index].state == .unloading { nodes[index].loadsAfterUnload = true }
  }

  private mutating func disappear(_ index: Int, _ notified: inout [[Callback]]) {
    if nodes[index].loadsAfterUnload {
      nodes[index].loadsAfterUnload = false
      if nodes[index].isChild { settle(0, &notified) }
    }
    if nodes[index].state == .loading || nodes[index].state == .loaded { perform(index, .unload, &notified) }
  }
}
