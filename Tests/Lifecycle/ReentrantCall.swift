import MVVMCore
import MVVMLifecycle

/// A command, and another one that a listener executes in a certain callback. A second listener receives the callbacks
/// after it.
@MainActor struct ReentrantCall {
  private let world: JointWorld
  private let seconds: [Listener]
  private let answers = Answers()

  init(_ path: [Command], _ command: Command, _ index: Int, _ callback: Callback, _ answer: Command) {
    let world = JointWorld(after: path)
    self.world = world
    seconds = world.cars.map { Listener(to: $0) }
    for (first, second) in zip(world.listeners, seconds) { second.assume(first.received) }
    world.listeners[index].answer = { [answers, unowned world] received in
      // Always answering with a transition would never end.
      if received == callback, answers.count < 3 { answers.give(answer, world) }
    }
    _ = world.apply(command)
  }

  /// Returns a description of the first mistake, or nil.
  func mistake() -> String? {
    if let mistake = answers.mistake { return mistake }
    if answers.count == 0 { return "no callback was received" }
    world.finish()
    if !world.isIdle { return "still loading or unloading: \(world.states)" }
    for listener in world.listeners { listener.answer = nil }
    world.cars[0].disappear()
    world.finish()
    world.cars[0].appear()
    world.finish()
    if world.cars[0].state != .loaded || world.cars[0].children.contains(where: { $0.state != .loaded }) {
      return "not loaded again: \(world.states)"
    }
    return orderMistake()
  }

  /// Returns nil if the received callbacks are a path through the table to the current state, and both listeners
  /// received the same.
  private func orderMistake() -> String? {
    for (car, (first, second)) in zip(world.cars, zip(world.listeners, seconds)) {
      if first.received != second.received {
        return "different order of callbacks: \(first.received), \(second.received)"
      }
      var state: LifecycleState? = .initialized
      for callback in first.received where callback != .childDidFailToLoad {
        let event = Table.events.first { Table.callback($0) == callback }
        state = state.flatMap { state in event.flatMap { Table.next(state, $0) } }
      }
      if state != car.state { return "\(first.received) leads to \(String(describing: state)), not to \(car.state)" }
    }
    return nil
  }
}

/// Executes commands within a callback. Only the table may refuse a command, and a refused one must not change
/// anything.
@MainActor private final class Answers {
  private(set) var count = 0
  private(set) var mistake: String?

  func give(_ answer: Command, _ world: JointWorld) {
    count += 1
    let before = world.states
    let received = world.received
    let isAccepted = world.apply(answer)
    if !isAccepted, world.states != before || world.received != received {
      mistake = "\(answer) was refused, and changed \(before)"
    }
    guard case .event(let index, let event) = answer else { return }
    let isLegal = Table.next(before[index], event) != nil
    let isOwn = [.setup, .load, .update, .unload].contains(event)
    if isAccepted && !isLegal || isOwn && isLegal && !isAccepted { mistake = "\(answer) in \(before): \(isAccepted)" }
  }
}
