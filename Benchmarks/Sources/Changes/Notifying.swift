import MVVMBinding
import Observation
import OpenCombine

/// Sets a number with a number of observers.
let notifying = [0, 1, 10, 1_000].map { count in
  Case(
    name: "set a value, \(count) observer\(count == 1 ? "" : "s")",
    sides: [
      .kit: { KitNotifying(count) }, .array: { ArrayNotifying(count) },
      .openCombine: { SubjectNotifying(count) }, .observation: { ObservationNotifying(count) },
    ],
    limit: count < 10 ? .instructions(350) : .times(1.5),
    calls: count < 1_000 ? 200 : 10)
}

/// Changes a number of an `@Observable` model with a number of observers.
let showing = [1, 10].map { count in
  Case(
    name: "show an @Observable change, \(count) observer\(count == 1 ? "" : "s")",
    sides: [
      .kit: { KitShowing(count) }, .array: { ArrayNotifying(count) },
      .openCombine: { SubjectNotifying(count) }, .observation: { ObservationNotifying(count) },
    ],
    calls: 200)
}

private final class KitShowing: LaterCall {
  let number = ObservedNumber(0)
  let sum = Sum()
  var tokens: [BindingToken] = []

  init(_ count: Int) {
    for _ in 0..<count {
      tokens.append(
        observeChanges(for: sum) { [number] _ in
          number.value
        } show: { sum, value in
          sum.awaited -= 1
          sum.value &+= value
        })
    }
  }

  func callAsFunction(_ index: Int) {
    sum.awaited = tokens.count
    number.value = index + 1
  }
  var isDone: Bool { sum.awaited <= 0 }
  var result: Int { sum.value &+ number.value }
}

private final class KitNotifying: Call {
  let number = Dynamic(0)
  let sum = Sum()
  var tokens: [BindingToken] = []

  init(_ count: Int) {
    for _ in 0..<count { tokens.append(number.bind { [sum] in sum.value &+= $0 }) }
  }

  func callAsFunction(_ index: Int) { number.value = index + 1 }
  var result: Int { sum.value &+ number.value }
}

private final class ArrayNotifying: Call {
  var number = 0
  let sum = Sum()
  var observers: [Observer<Int>] = []

  init(_ count: Int) {
    for _ in 0..<count { observers.append(Observer { [sum] in sum.value &+= $0 }) }
  }

  func callAsFunction(_ index: Int) {
    let value = index + 1
    number = value
    for observer in observers { observer.notify(value) }
  }
  var result: Int { sum.value &+ number }
}

private final class SubjectNotifying: Call {
  let number = CurrentValueSubject<Int, Never>(0)
  let sum = Sum()
  var cancellables: [AnyCancellable] = []

  init(_ count: Int) {
    for _ in 0..<count { cancellables.append(number.sink { [sum] in sum.value &+= $0 }) }
  }

  func callAsFunction(_ index: Int) { number.value = index + 1 }
  var result: Int { sum.value &+ number.value }
}

private final class ObservationNotifying: LaterCall {
  let number = ObservedNumber(0)
  let sum = Sum()
  var watchers: [NumberWatcher] = []

  init(_ count: Int) {
    for _ in 0..<count { watchers.append(NumberWatcher(number, sum)) }
  }

  func callAsFunction(_ index: Int) {
    sum.awaited = watchers.count
    number.value = index + 1
  }
  var isDone: Bool { sum.awaited <= 0 }
  var result: Int { sum.value &+ number.value }
}

@Observable @MainActor
final class ObservedNumber {
  var value: Int
  init(_ value: Int) { self.value = value }
}

/// Reads a value, and reads it again after each change. `onChange` is called before the value is set, so it is read in a later
/// turn.
@MainActor
final class NumberWatcher {
  let number: ObservedNumber
  let sum: Sum

  init(_ number: ObservedNumber, _ sum: Sum) {
    self.number = number
    self.sum = sum
    watch()
  }

  func watch() {
    sum.awaited -= 1
    withObservationTracking {
      sum.value &+= number.value
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }
}
