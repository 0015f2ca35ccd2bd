import MVVMLifecycle

/// What a test does to a parent with two children.
enum Command: Hashable {
  case event(Int, LifecycleEvent)
  case appear(Int)
  case disappear(Int)
  case remove(Int)
  case add(Int)

  static let parent = 0

  static let all: [Command] =
    (0...2).flatMap { who in LifecycleEvent.allCases.map { .event(who, $0) } + [.appear(who), .disappear(who)] }
    + [.remove(1), .add(1)]
}

/// A parent with two children, as the laws say that they move together: a value, which the real ones are measured by.
struct JointModel: Hashable {
  struct Node: Hashable {
    var state = LifecycleState.initialized
    /// Whether its own work is done, and whether it wants to be loaded once it has unloaded.
    var isDone = true
    var isWanted = false
    /// Whether what the latest load or unload returned has not been ended yet.
    var load = false
    var unload = false
    var isChild = false
  }

  var nodes = [Node(), Node(isChild: true), Node(isChild: true)]

  /// What each is told by a command; nothing where it is refused.
  mutating func apply(_ command: Command) -> [[Heard]]? {
    var told: [[Heard]] = [[], [], []]
    switch command {
    case .event(let who, let event):
      guard Table.next(nodes[who].state, event) != nil else { return nil }
      switch event {
      case .loaded where !nodes[who].load || nodes[who].isDone: return nil
      case .failed where !nodes[who].load || nodes[who].isDone: return nil
      case .unloaded where !nodes[who].unload || nodes[who].isDone: return nil
      default: happen(who, event, &told)
      }
    case .appear(let who): appear(who, &told)
    case .disappear(let who): disappear(who, &told)
    case .remove(let who):
      guard nodes[who].isChild else { return told }
      nodes[who].isChild = false
      disappear(who, &told)
      settle(0, &told)
    case .add(let who):
      guard !nodes[who].isChild else { return nil }
      nodes[who].isChild = true
      switch nodes[0].state {
      case .initialized: break
      case .setUp, .unloading: if nodes[who].state == .initialized { happen(who, .setup, &told) }
      case .loading, .loaded: appear(who, &told)
      }
    }
    return told
  }

  private var children: [Int] { [1, 2].filter { nodes[$0].isChild } }

  private mutating func happen(_ who: Int, _ event: LifecycleEvent, _ told: inout [[Heard]]) {
    switch event {
    case .setup:
      enter(.setUp, who, .didSetup, &told)
      if who == 0 { for child in children where nodes[child].state == .initialized { happen(child, .setup, &told) } }
    case .load:
      begin(.loading, who, .willLoad, &told)
      if who == 0 { for child in children { appear(child, &told) } }
      nodes[who].load = true
    case .unload:
      begin(.unloading, who, .willUnload, &told)
      if who == 0 { for child in children { disappear(child, &told) } }
      nodes[who].unload = true
    case .update: told[who].append(.didUpdate)
    case .loaded, .unloaded:
      nodes[who].isDone = true
      settle(who, &told)
    case .failed:
      nodes[who].isDone = true
      enter(.setUp, who, .didFailToLoad, &told)
      if who == 0 { for child in children { disappear(child, &told) } }
      if nodes[who].isChild {
        told[0].append(.childDidFailToLoad)
        settle(0, &told)
      }
    }
  }

  private mutating func begin(_ state: LifecycleState, _ who: Int, _ heard: Heard, _ told: inout [[Heard]]) {
    enter(state, who, heard, &told)
    nodes[who].isDone = false
    nodes[who].isWanted = false
    nodes[who].load = false
    nodes[who].unload = false
  }

  private mutating func enter(_ state: LifecycleState, _ who: Int, _ heard: Heard, _ told: inout [[Heard]]) {
    nodes[who].state = state
    told[who].append(heard)
  }

  private mutating func settle(_ who: Int, _ told: inout [[Heard]]) {
    guard nodes[who].isDone else { return }
    let waits = who == 0 ? children.map { nodes[$0] } : []
    if nodes[who].state == .loading, !waits.contains(where: { $0.state == .loading || $0.isWanted }) {
      enter(.loaded, who, .didLoad, &told)
    } else if nodes[who].state == .unloading, !waits.contains(where: { $0.state == .unloading }) {
      enter(.setUp, who, .didUnload, &told)
      if nodes[who].isWanted { happen(who, .load, &told) }
    } else {
      return
    }
    if nodes[who].isChild { settle(0, &told) }
  }

  private mutating func appear(_ who: Int, _ told: inout [[Heard]]) {
    if nodes[who].state == .initialized { happen(who, .setup, &told) }
    if nodes[who].state == .setUp { happen(who, .load, &told) }
    if nodes[who].state == .unloading { nodes[who].isWanted = true }
  }

  private mutating func disappear(_ who: Int, _ told: inout [[Heard]]) {
    if nodes[who].isWanted {
      nodes[who].isWanted = false
      if nodes[who].isChild { settle(0, &told) }
    }
    if nodes[who].state == .loading || nodes[who].state == .loaded { happen(who, .unload, &told) }
  }
}
