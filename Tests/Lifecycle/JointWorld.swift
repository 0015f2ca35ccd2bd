import MVVMCore
import MVVMLifecycle

/// A real parent with two children, and their listeners.
@MainActor final class JointWorld {
  let cars = [Car(), Car(), Car()]
  let listeners: [Listener]

  init(after commands: [Command] = []) {
    listeners = cars.map { Listener(to: $0) }
    for child in cars.dropFirst() { try? cars[0].addChild(child) }
    for command in commands { _ = apply(command) }
  }

  var states: [LifecycleState] { cars.map(\.state) }
  var received: [[Callback]] { listeners.map(\.received) }

  /// Executes a command, and returns whether it was accepted.
  func apply(_ command: Command) -> Bool {
    switch command {
    case .event(let index, let event): return cars[index].attempt(event) == nil
    case .appear(let index): cars[index].appear()
    case .disappear(let index): cars[index].disappear()
    case .remove(let index): cars[0].removeChild(cars[index])
    case .add(let index): return (try? cars[0].addChild(cars[index])) != nil
    }
    return true
  }

  /// Ends all pending loads and unloads, including those that this starts.
  func finish() {
    var isBusy = true
    while isBusy {
      isBusy = false
      for car in cars {
        if car.state == .loading, car.attempt(.loaded) == nil { isBusy = true }
        if car.state == .unloading, car.attempt(.unloaded) == nil { isBusy = true }
      }
    }
  }

  var isIdle: Bool { states.allSatisfy { $0 != .loading && $0 != .unloading } }
}
