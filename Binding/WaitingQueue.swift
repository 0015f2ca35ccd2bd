#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// Changes, commands or events that wait for the current one, in the order in which they arrived.
///
/// It is a class, so that elements can be added while another one is taken. Adding and taking one takes constant time
/// on average.
@_spi(MVVMInternals) @MainActor public final class WaitingQueue<Element> {
  private var arriving: [Element] = []
  /// In reverse order.
  private var leaving: [Element] = []
  private var isDropping = false

  public nonisolated init() {}

  private var count: Int { arriving.count + leaving.count }

  /// Adds an element, unless the queue is dropping an endless chain, to which the element would belong.
  public func append(_ element: Element) { if !isDropping { arriving.append(element) } }

  public func popFirst() -> Element? {
    if leaving.isEmpty { (leaving, arriving) = (arriving.reversed(), []) }
    return leaving.popLast()
  }

  public func removeAll() { while popFirst() != nil {} }

  /// Calls a closure that takes the first element, until there is none or the closure returns false.
  ///
  /// After 10,000 calls more than there were elements, the chain counts as endless: the queue drops the rest and reports the
  /// issue.
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
