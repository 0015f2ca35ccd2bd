import MVVMBinding
import MVVMCore
import Testing

/// A dynamic notifies its observers of each new value.
@MainActor
@Suite struct DynamicTests {
  let number = Dynamic(0)
  let log = Log()

  @Test func `observers are called in the order in which they registered`() {
    let tokens = ["a", "b", "c"].map { name in number.bind { log.add("\(name)\($0)") } }
    number.value = 1
    number.value = 2
    #expect(log.lines == ["a1", "b1", "c1", "a2", "b2", "c2"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a later binding doesn't replace an earlier one`() {
    let tokens = [number.bind { log.add("first \($0)") }, number.bind { log.add("second \($0)") }]
    number.value = 7
    #expect(log.lines == ["first 7", "second 7"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `bind waits for the next value, and bindAndFire delivers the current one first`() {
    number.value = 1
    let tokens = [number.bind { log.add("bind \($0)") }, number.bindAndFire { log.add("fire \($0)") }]
    number.value = 2
    #expect(log.lines == ["fire 1", "bind 2", "fire 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a released token ends its binding`() {
    var token: BindingToken? = number.bind { log.add("\($0)") }
    number.value = 1
    withExtendedLifetime(token) {}
    token = nil
    number.value = 2
    #expect(log.lines == ["1"])
  }

  @Test func `ending a token twice ends no other binding`() {
    let first = number.bind { log.add("first \($0)") }
    let second = number.bind { log.add("second \($0)") }
    first.end()
    first.end()
    number.value = 1
    #expect(log.lines == ["second 1"])
    withExtendedLifetime(second) {}
  }

  @Test func `an observer that ends within a delivery doesn't receive that change`() {
    var later: BindingToken?
    let first = number.bind { _ in later?.end() }
    later = number.bind { log.add("later \($0)") }
    let last = number.bind { log.add("last \($0)") }
    number.value = 1
    number.value = 2
    #expect(log.lines == ["last 1", "last 2"])
    withExtendedLifetime((first, last)) {}
  }

  @Test func `a value set within a delivery is delivered after it, to all observers`() {
    let first = number.bind { value in
      log.add("first \(value)")
      if value < 3 { number.value = value + 1 }
      log.add("value \(number.value)")
    }
    let second = number.bind { log.add("second \($0)") }
    number.value = 1
    #expect(
      log.lines == [
        "first 1", "value 2", "second 1", "first 2", "value 3", "second 2", "first 3", "value 3", "second 3",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an observer that registers within a delivery receives later values`() {
    var tokens: [BindingToken] = []
    let first = number.bind { value in
      if value == 1 {
        number.value = 2
        tokens.append(number.bind { log.add("bound \($0)") })
        tokens.append(number.bindAndFire { log.add("fired \($0)") })
        number.value = 3
      }
    }
    number.value = 1
    #expect(log.lines == ["fired 2", "bound 3", "fired 3"])
    withExtendedLifetime((first, tokens)) {}
  }

  @Test func `a value set by the first delivery of bindAndFire is delivered after it`() {
    let other = number.bind { log.add("other \($0)") }
    let token = number.bindAndFire { value in
      log.add("own \(value)")
      if value == 0 { number.value = 1 }
      log.add("end of \(value)")
    }
    #expect(log.lines == ["own 0", "end of 0", "other 1", "own 1", "end of 1"])
    withExtendedLifetime((other, token)) {}
  }

  @Test func `a distinct value is delivered only if it differs from the last one`() {
    let number = Dynamic(distinct: 0)
    let token = number.bind { value in
      log.add("\(value)")
      if log.lines.count == 1 { for next in [2, 2, 1] { number.value = next } }
    }
    for value in [0, 1, 1] { number.value = value }
    #expect(log.lines == ["1", "2", "1"])
    withExtendedLifetime(token) {}
  }

  @Test func `an observer that answers every value with another is stopped and reported`() {
    let issueLog = IssueLog()
    let token = number.bind { number.value = $0 + 1 }
    issueLog.collect { number.value = 1 }
    #expect(issueLog.issues.map(\.kind) == [.endlessBinding])
    #expect(issueLog.issues.map(\.typeName) == ["Int"])
    withExtendedLifetime(token) {}
    let other = number.bind { log.add("\($0)") }
    token.end()
    number.value = 5
    #expect(log.lines == ["5"])
    withExtendedLifetime(other) {}
  }

  @Test func `a dynamic with a Sendable value can be created outside the main actor`() async {
    let made = await Task.detached { Dynamic("made elsewhere") }.value
    #expect(made.value == "made elsewhere")
  }

  @Test func `the read-only value delivers the same changes`() {
    let face = number.readOnly
    let token = face.bind { log.add("\($0)") }
    number.value = 4
    #expect(face.value == 4)
    #expect(log.lines == ["4"])
    withExtendedLifetime(token) {}
  }

  @Test func readOnlyDynamicHasObserversUntilTheLastBindingEnds() {
    let shown = number.readOnly
    #expect(!shown.hasObservers)
    let token = shown.bind { _ in }
    #expect(shown.hasObservers)
    token.end()
    #expect(!shown.hasObservers)
  }

  @Test func appendingInPlaceCopiesNothing() {
    let dynamic = Dynamic(CopyCounter())
    let token = dynamic.bind { log.count += $0.count }
    for _ in 0..<40_000 { dynamic.value.append() }
    #expect(dynamic.value.count == 40_000)
    #expect(dynamic.value.copies == 0)
    #expect(log.count == 800_020_000)
    withExtendedLifetime(token) {}
  }

  @Test func appendingToAnArrayMovesItsElementsOnlyToGrow() {
    let numbers = Dynamic<[Int]>([])
    var addresses: [UnsafeRawPointer?] = []
    for number in 0..<40_000 {
      numbers.value.append(number)
      let address = numbers.value.withUnsafeBytes(\.baseAddress)
      if addresses.last != address { addresses.append(address) }
    }
    #expect(numbers.value == Array(0..<40_000))
    #expect(addresses.count < 32)
  }

  @Test func changeInPlaceIsOneChange() {
    let numbers = Dynamic([3, 1, 2])
    let token = numbers.bind { log.add("\($0)") }
    numbers.value.sort()
    numbers.value[0] = 7
    #expect(log.lines == ["[1, 2, 3]", "[7, 2, 3]"])
    withExtendedLifetime(token) {}
  }

  @Test func distinctChangeInPlaceIsObservedIfItDiffers() {
    let numbers = Dynamic(distinct: [1, 2, 3])
    let token = numbers.bind { log.add("\($0)") }
    numbers.value.sort()
    numbers.value.append(4)
    #expect(log.lines == ["[1, 2, 3, 4]"])
    withExtendedLifetime(token) {}
  }

  @Test func changeInPlaceThatThrowsIsStillObserved() {
    let numbers = Dynamic([1])
    let distinct = Dynamic(distinct: [1])
    let tokens = [numbers.bind { log.add("\($0)") }, distinct.bind { log.add("distinct \($0)") }]
    #expect(throws: CancellationError.self) { try appendAndThrow(&numbers.value) }
    #expect(throws: CancellationError.self) { try appendAndThrow(&distinct.value) }
    #expect(log.lines == ["[1, 2]", "distinct [1, 2]"])
    withExtendedLifetime(tokens) {}
  }

  private func appendAndThrow(_ numbers: inout [Int]) throws {
    numbers.append(2)
    throw CancellationError()
  }
}

/// A value with shared storage, which counts how often an append had to copy it.
private struct CopyCounter {
  private final class Storage {
    var count = 0
  }

  private var storage = Storage()
  private(set) var copies = 0
  var count: Int { storage.count }

  mutating func append() {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.count = storage.count
      storage = copy
      copies += 1
    }
    storage.count += 1
  }
}
