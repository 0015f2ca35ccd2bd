import MVVMBinding

/// Tells a change to observers: to a few, and to many.
let telling = [0, 1, 10, 1_000].flatMap { count in
  [
    Case(
      name: "tell \(count) observers", kit: { KitTelling(count) }, byHand: { HandTelling(count) },
      limit: count < 10 ? nil : 1.5)
  ]
}

@MainActor
private final class Sum {
  var value = 0
}

private final class KitTelling: Call {
  let number = Dynamic(0)
  let sum = Sum()
  var tokens: [BindingToken] = []

  init(_ count: Int) {
    for _ in 0..<count { tokens.append(number.bind { [sum] in sum.value &+= $0 }) }
  }

  func callAsFunction(_ index: Int) -> Int {
    number.value = index
    return sum.value
  }
}

@MainActor
private final class HandTelling: Call {
  var number = 0 {
    didSet { for observer in observers { observer(number) } }
  }
  let sum = Sum()
  var observers: [@MainActor (Int) -> Void] = []

  init(_ count: Int) {
    for _ in 0..<count { observers.append { [sum] in sum.value &+= $0 } }
  }

  func callAsFunction(_ index: Int) -> Int {
    number = index
    return sum.value
  }
}
