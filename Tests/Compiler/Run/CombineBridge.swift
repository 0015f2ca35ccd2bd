// A dynamic's publisher sends each value to each subscriber, and retains nothing.
import Combine
import SwiftMVVMPattern

@main
@MainActor
struct CombineBridge {
  static func main() {
    var number: Dynamic<Int>? = Dynamic(1)
    weak let released = number
    let publisher = number?.publisher
    var received: [Int] = []
    let first = publisher?.sink { received.append($0) }
    number?.value = 2
    let second = publisher?.sink { received.append($0 * 10) }
    number?.value = 3
    expect(received.sorted(), [1, 2, 3, 20, 30], "each subscriber receives the current value, then each new one")
    number = nil
    expect(released == nil, true, "whether the dynamic is released while it has a publisher and subscriptions")
    withExtendedLifetime((publisher, first, second)) {}
    finish()
  }
}
