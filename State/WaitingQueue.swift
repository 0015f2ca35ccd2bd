/// Elements in the order in which they came. Adding and taking one is constant on average, and a taken element isn't kept.
struct WaitingQueue<Element> {
  private var arriving: [Element] = []
  /// In reverse order.
  private var leaving: [Element] = []

  var count: Int { arriving.count + leaving.count }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) { arriving.append(element) }

  mutating func popFirst() -> Element? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    return leaving.popLast()
  }
}
