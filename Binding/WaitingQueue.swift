#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// Changes, commands or events that wait for the current one, in the order in which they arrived.
///
/// It is a class, so that elements can be added while another one is taken. Adding and taking one is constant on average.
@_spi(MVVMInternals) @MainActor public final class WaitingQueue<Element> {
  /// The elements that were taken are nil.
  private var elements: [Element?] = []
  private var takenCount = 0
  private var isDropping = false

  public nonisolated init() {}

  private var count: Int { elements.count - takenCount }

  /// Adds an element, unless the queue drops an endless chain, which it would belong to.
  public func append(_ element: Element) { if !isDropping { elements.append(element) } }

  public func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = elements[takenCount].take()
    takenCount += 1
    if takenCount > count {
      elements.removeFirst(takenCount)
      takenCount = 0
    }
    return element
  }

  public func removeAll() { while popFirst() != nil {} }

  /// Calls a closure that takes the first element, until there is none or the closure returns false.
  ///
  /// After 10,000 calls more than there were elements, the chain counts as endless: the queue drops the rest and reports the issue.
  public func drain(orReport issue: @autoclosure () -> RuntimeIssue, _ takeFirst: () -> Bool) {
    var remaining = count + 10_000
    while count > 0, remaining > 0, takeFirst() { remaining -= 1 }
    if count == 0 || remaining > 0 { return }
    isDropping = true
    removeAll()
    issue().report()
    isDropping = false
  }
}
