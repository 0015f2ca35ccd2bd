import MVVMBinding
import OpenCombine

/// Adds a binding, which receives the current value, and ends the oldest.
let binding = [10, 1_000].map { count in
  Case(
    name: "bind one and end one of \(count)",
    sides: [
      .kit: { KitBinding(count) }, .array: { ArrayBinding(count) },
      .openCombine: { SubjectBinding(count) }, .observation: { ObservationBinding(count) },
    ],
    // In whole rounds, because the kit removes ended bindings in batches.
    calls: max(200, 2 * count))
}

/// Keeps adding bindings, to measure the memory of one.
let liveBindings = Case(
  name: "live bindings",
  sides: [
    .kit: { KitBinding(0) }, .array: { ArrayBinding(0) },
    .openCombine: { SubjectBinding(0) }, .observation: { ObservationBinding(0) },
  ], calls: 10_000)

private final class KitBinding: Call {
  let number = Dynamic(1)
  let sum = Sum()
  var tokens: [BindingToken] = []
  let most: Int

  init(_ most: Int) {
    self.most = most
    tokens.reserveCapacity(10_000)
    for _ in 0..<most { tokens.append(bind()) }
  }

  func bind() -> BindingToken { number.bindAndFire { [sum] in sum.value &+= $0 } }

  func callAsFunction(_ index: Int) {
    if most == 0 { tokens.append(bind()) } else { tokens[index % most] = bind() }
  }
  var result: Int { sum.value }
}

@MainActor
private final class ArrayNumber {
  private(set) var value = 1
  private var observers: [(id: Int, observer: Observer<Int>)] = []
  private var nextID = 0

  func bind(_ notify: @escaping @MainActor (Int) -> Void) -> Int {
    defer { nextID += 1 }
    observers.append((nextID, Observer(notify: notify)))
    notify(value)
    return nextID
  }

  func end(_ id: Int) {
    if let index = observers.firstIndex(where: { $0.id == id }) { observers.remove(at: index) }
  }
}

private final class ArrayBinding: Call {
  let number = ArrayNumber()
  let sum = Sum()
  var ids: [Int] = []
  let most: Int

  init(_ most: Int) {
    self.most = most
    ids.reserveCapacity(10_000)
    for _ in 0..<most { ids.append(bind()) }
  }

  func bind() -> Int { number.bind { [sum] in sum.value &+= $0 } }

  func callAsFunction(_ index: Int) {
    if most == 0 { return ids.append(bind()) }
    let id = ids[index % most]
    ids[index % most] = bind()
    number.end(id)
  }
  var result: Int { sum.value }
}

private final class SubjectBinding: Call {
  let number = CurrentValueSubject<Int, Never>(1)
  let sum = Sum()
  var cancellables: [AnyCancellable] = []
  let most: Int

  init(_ most: Int) {
    self.most = most
    cancellables.reserveCapacity(10_000)
    for _ in 0..<most { cancellables.append(bind()) }
  }

  func bind() -> AnyCancellable { number.sink { [sum] in sum.value &+= $0 } }

  func callAsFunction(_ index: Int) {
    if most == 0 { cancellables.append(bind()) } else { cancellables[index % most] = bind() }
  }
  var result: Int { sum.value }
}

/// Tracking ends only with a change. The oldest watcher is released, but its registration remains.
private final class ObservationBinding: Call {
  let number = ObservedNumber(1)
  let sum = Sum()
  var watchers: [NumberWatcher] = []
  let most: Int

  init(_ most: Int) {
    self.most = most
    watchers.reserveCapacity(10_000)
    for _ in 0..<most { watchers.append(bind()) }
  }

  func bind() -> NumberWatcher { NumberWatcher(number, sum) }

  func callAsFunction(_ index: Int) {
    if most == 0 { watchers.append(bind()) } else { watchers[index % most] = bind() }
  }
  var result: Int { sum.value }
}
