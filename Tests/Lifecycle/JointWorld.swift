import MVVMCore
import MVVMLifecycle

/// The real thing: a parent with two children, and who listens to them.
@MainActor final class JointWorld {
  let cars = [Car(), Car(), Car()]
  let listeners: [Listener]

  init(after commands: [Command] = []) {
    listeners = cars.map { Listener(to: $0) }
    for child in cars.dropFirst() { try? cars[0].addChild(child) }
    for command in commands { _ = apply(command) }
  }

  var states: [LifecycleState] { cars.map(\.state) }
  var heard: [[Heard]] { listeners.map(\.heard) }

  /// Whether it was not refused.
  func apply(_ command: Command) -> Bool {
    switch command {
    case .event(let who, let event): return cars[who].happens(event) == nil
    case .appear(let who): cars[who].appear()
    case .disappear(let who): cars[who].disappear()
    case .remove(let who): cars[0].removeChild(cars[who])
    case .add(let who): return (try? cars[0].addChild(cars[who])) != nil
    }
    return true
  }

  /// Ends all work that is under way, and what follows from it.
  func finish() {
    var isBusy = true
    while isBusy {
      isBusy = false
      for car in cars {
        if car.state == .loading, car.happens(.loaded) == nil { isBusy = true }
        if car.state == .unloading, car.happens(.unloaded) == nil { isBusy = true }
      }
    }
  }

  var isAtRest: Bool { states.allSatisfy { $0 != .loading && $0 != .unloading } }
}
