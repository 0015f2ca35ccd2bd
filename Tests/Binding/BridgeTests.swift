import MVVMBinding
import Testing

/// What a dynamic tells through a sequence.
@MainActor
@Suite struct BridgeTests {
  @Test func `a sequence begins with the present value`() async {
    let number = Dynamic(1)
    var iterator = number.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    number.value = 2
    #expect(await iterator.next() == 2)
  }

  @Test func `a slow reader gets the latest value`() async {
    let number = Dynamic(1)
    var iterator = number.values.makeAsyncIterator()
    for value in 2...5 { number.value = value }
    #expect(await iterator.next() == 5)
  }

  @Test func `a sequence ends when the dynamic is gone`() async {
    var number: Dynamic<Int>? = Dynamic(1)
    let values = number?.values
    number = nil
    var heard: [Int] = []
    if let values { for await value in values { heard.append(value) } }
    #expect(heard == [1])
  }

  @Test func `a reader that is cancelled is no observer any more`() async {
    let number = Dynamic(1)
    let values = number.values
    let reader = Task { for await _ in values {} }
    #expect(number.hasObservers)
    reader.cancel()
    await reader.value
    while number.hasObservers { await Task.yield() }
  }
}
