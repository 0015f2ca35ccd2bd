import MVVMCore
import MVVMLifecycle

/// A command, and the command that a listener gives each time that it hears of a certain transition; a second listener hears after it.
@MainActor struct Answered {
  private let world: JointWorld
  private let seconds: [Listener]
  private let answers = Answers()

  init(_ way: [Command], _ command: Command, _ who: Int, _ callback: Heard, _ answer: Command) {
    let world = JointWorld(after: way)
    self.world = world
    seconds = world.cars.map { Listener(to: $0) }
    for (first, second) in zip(world.listeners, seconds) { second.hasHeard(first.heard) }
    world.listeners[who].answer = { [answers, unowned world] heard in
      // One that always answers with a transition would be endless.
      if heard == callback, answers.count < 3 { answers.give(answer, world) }
    }
    _ = world.apply(command)
  }

  /// What is out of order; nothing if all is well.
  func mistake() -> String? {
    if let mistake = answers.mistake { return mistake }
    if answers.count == 0 { return "nothing was heard" }
    world.finish()
    if !world.isAtRest { return "left on the way: \(world.states)" }
    for listener in world.listeners { listener.answer = nil }
    world.cars[0].disappear()
    world.finish()
    world.cars[0].appear()
    world.finish()
    if world.cars[0].state != .loaded || world.cars[0].children.contains(where: { $0.state != .loaded }) {
      return "not loaded again: \(world.states)"
    }
    return disorder()
  }

  /// What a listener heard is a way through the table to where the view model stands, and the second heard the same.
  private func disorder() -> String? {
    for (car, (first, second)) in zip(world.cars, zip(world.listeners, seconds)) {
      if first.heard != second.heard { return "heard in another order: \(first.heard), \(second.heard)" }
      var state: LifecycleState? = .initialized
      for callback in first.heard where callback != .childDidFailToLoad {
        let event = Table.events.first { Table.callback($0) == callback }
        state = state.flatMap { state in event.flatMap { Table.next(state, $0) } }
      }
      if state != car.state { return "\(first.heard) leads to \(String(describing: state)), and not to \(car.state)" }
    }
    return nil
  }
}

/// Gives answers, each of which is refused by the table or by nothing, and changes nothing if it is refused.
@MainActor private final class Answers {
  private(set) var count = 0
  private(set) var mistake: String?

  func give(_ answer: Command, _ world: JointWorld) {
    count += 1
    let before = world.states
    let heard = world.heard
    let isAccepted = world.apply(answer)
    if !isAccepted, world.states != before || world.heard != heard {
      mistake = "\(answer) was refused, and changed \(before)"
    }
    guard case .event(let who, let event) = answer else { return }
    let isLegal = Table.next(before[who], event) != nil
    let isOwn = [.setup, .load, .update, .unload].contains(event)
    if isAccepted && !isLegal || isOwn && isLegal && !isAccepted { mistake = "\(answer) in \(before): \(isAccepted)" }
  }
}
