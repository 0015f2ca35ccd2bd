import Dispatch
import MVVMBinding
import MVVMCore
import Synchronization
import Testing

/// Who keeps whom alive, and when a binding ends.
@MainActor
@Suite struct OwnershipTests {
  let number = Dynamic(0)
  let log = Log()

  @Test func `an owner is told while it lives, and not kept alive`() {
    var owner: Owner? = Owner()
    weak let gone = owner
    if let owner { number.bindAndFire(to: owner) { $0.heard.append($1) } }
    number.value = 1
    #expect(owner?.heard == [0, 1])
    owner = nil
    #expect(gone == nil)
    number.value = 2
  }

  @Test func `a dead owner's closure is let go of at the next change`() {
    var owner: Owner? = Owner()
    var kept: Owner? = Owner()
    weak let released = kept
    if let owner { number.bind(to: owner) { [kept] _, _ in withExtendedLifetime(kept) {} } }
    kept = nil
    owner = nil
    #expect(released != nil)
    number.value = 1
    #expect(released == nil)
  }

  @Test func `a closure is let go of when its token ends`() {
    var kept: Owner? = Owner()
    weak let released = kept
    let token = number.bind { [kept] _ in withExtendedLifetime(kept) {} }
    kept = nil
    #expect(released != nil)
    token.end()
    #expect(released == nil)
  }

  @Test func `unbinding an owner ends its bindings and no others`() {
    let (first, second) = (Owner(), Owner())
    for owner in [first, second, first] { number.bind(to: owner) { $0.heard.append($1) } }
    number.unbind(first)
    number.value = 1
    #expect(first.heard == [])
    #expect(second.heard == [1])
  }

  @Test func bindingForAnOwnerEndsWithItsToken() {
    let (owner, face) = (Owner(), number.readOnly)
    var tokens = [
      number.bind(for: owner) { $0.heard.append($1) }, number.bindAndFire(for: owner) { $0.heard.append($1 + 10) },
      face.bind(for: owner) { $0.heard.append($1 + 20) }, face.bindAndFire(for: owner) { $0.heard.append($1 + 30) },
    ]
    #expect(owner.heard == [10, 30])
    number.value = 1
    tokens.removeLast(3)
    number.value = 2
    tokens = []
    number.value = 3
    #expect(owner.heard == [10, 30, 1, 11, 21, 31, 2])
  }

  @Test func bindingForAnOwnerDoesNotRetainIt() {
    var owner: Owner? = Owner()
    weak let released = owner
    let token = owner.map { number.bind(for: $0) { $0.heard.append($1) } }
    owner = nil
    #expect(released == nil)
    number.value = 1
    #expect(!number.hasObservers)
    withExtendedLifetime(token) {}
  }

  @Test func `a token does not keep what it observes alive, and outlives it`() {
    var source: Dynamic<Int>? = Dynamic(0)
    weak let gone = source
    let token = source?.bind { _ in }
    source = nil
    #expect(gone == nil)
    token?.end()
  }

  @Test func `a dynamic that is let go of by its own observer tells the rest`() {
    var source: Dynamic<Int>? = Dynamic(0)
    let tokens = [source?.bind { _ in source = nil }, source?.bind { log.add("\($0)") }]
    source?.value = 1
    #expect(log.lines == ["1"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a closure that ends other bindings as it goes does no harm`() {
    var other: BindingToken? = number.bind { log.add("other \($0)") }
    let chain = Chain(other)
    other = nil
    var first: BindingToken? = number.bind { [chain] _ in withExtendedLifetime(chain) {} }
    chain.letGo()
    let last = number.bind { log.add("last \($0)") }
    withExtendedLifetime(first) {}
    first = nil
    number.value = 1
    #expect(log.lines == ["last 1"])
    withExtendedLifetime(last) {}
  }

  @Test func `unbinding an owner whose closures end other bindings as they go does no harm`() {
    let owner = Owner()
    for _ in 0..<8 {
      let token = number.bind { log.add("other \($0)") }
      number.bind(to: owner) { [token] _, _ in withExtendedLifetime(token) {} }
    }
    let last = number.bind { log.add("last \($0)") }
    number.unbind(owner)
    number.value = 1
    #expect(log.lines == ["last 1"])
    withExtendedLifetime(last) {}
  }

  @Test func unboundOwnerReceivesNoChangeThatReleasingItsClosuresMakes() {
    let owner = Owner()
    let number = number
    var changing: Farewell? = Farewell("first") { number.value = 1 }
    number.bind(to: owner) { [changing] _, _ in withExtendedLifetime(changing) {} }
    number.bind(to: owner) { $0.heard.append($1) }
    changing = nil
    number.unbind(owner)
    #expect(number.value == 1)
    #expect(owner.heard == [])
  }

  @Test func `what a value sets as it goes is told, though it goes when all is told`() {
    let farewell = Dynamic(Farewell("first"))
    let token = farewell.bind { value in
      log.add(value.name)
      if value.name == "second" {
        farewell.value = Farewell("third") { farewell.value = Farewell("fifth") }
        farewell.value = Farewell("fourth")
      }
    }
    farewell.value = Farewell("second")
    #expect(log.lines == ["second", "third", "fourth", "fifth"])
    #expect(farewell.value.name == "fifth")
    withExtendedLifetime(token) {}
  }

  @Test func `what a value sets as it is replaced is told after what replaces it`() {
    let farewell = Dynamic(Farewell("first"))
    let token = farewell.bind { log.add($0.name) }
    farewell.value = Farewell("second") { farewell.value = Farewell("fourth") }
    farewell.value = Farewell("third")
    #expect(log.lines == ["second", "third", "fourth"])
    #expect(farewell.value.name == "fourth")
    withExtendedLifetime(token) {}
  }

  @Test func `what a dropped value sets as it goes is dropped, and the next is told`() {
    let issueLog = IssueLog()
    let farewell = Dynamic(Farewell("first"))
    let token = farewell.bind { value in
      log.add(value.name)
      if log.count == 0 {
        for _ in 0..<2 { farewell.value = Farewell("again") { farewell.value = Farewell("dropped") } }
      }
    }
    issueLog.collect { farewell.value = Farewell("again") }
    #expect(issueLog.issues.map(\.kind) == [.endlessBinding])
    log.count = 1
    let told = log.lines.count
    farewell.value = Farewell("next")
    #expect(log.lines[told...] == ["next"])
    withExtendedLifetime(token) {}
  }

  @Test func `a token that is let go of on another thread ends soon`() async {
    let token = TokenBox(number.bind { log.add("\($0)") })
    await Task.detached { token.letGo() }.value
    while log.lines.isEmpty == false || number.hasObservers { await Task.yield() }
    number.value = 1
    #expect(log.lines == [])
  }

  /// On Linux the main actor has no thread of its own: queues are given the one that it had last.
  @Test func `a token that a queue lets go of ends on the main actor`() async {
    let queue = DispatchQueue(label: "a queue")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let ended = Ended()
    for _ in 0..<2_000 {
      let token = TokenBox(number.bind { [guest = QueueGuest(key, ended)] _ in _ = guest })
      await withCheckedContinuation { done in
        queue.async {
          token.letGo()
          done.resume()
        }
      }
    }
    while number.hasObservers { await Task.yield() }
    #expect(ended.onQueue == 0)
    #expect(ended.count == 2_000)
  }

  @Test func tokenReleasedInQueueSyncEndsAtOnce() {
    let token = TokenBox(number.bind { log.add("\($0)") })
    DispatchQueue(label: "a queue").sync { token.letGo() }
    #expect(!number.hasObservers)
    number.value = 1
    #expect(log.lines == [])
  }

  @Test func `ten thousand observers come and go in any order`() {
    var tokens = (0..<10_000).map { index in number.bind { _ in log.count += index } }
    number.value = 1
    #expect(log.count == 49_995_000)
    tokens.shuffle()
    tokens.removeLast(9_999)
    log.count = 0
    number.value = 2
    #expect(log.count < 10_000)
    withExtendedLifetime(tokens) {}
  }
}

final class Owner {
  var heard: [Int] = []
}

/// Does something as it goes.
@MainActor final class Farewell {
  let name: String
  private let action: @MainActor () -> Void

  init(_ name: String, _ action: @escaping @MainActor () -> Void = {}) {
    self.name = name
    self.action = action
  }

  deinit { MainActor.assumeIsolated(action) }
}

/// Holds a token, and lets go of it when told.
@MainActor final class Chain {
  private var token: BindingToken?
  init(_ token: BindingToken?) { self.token = token }
  func letGo() { token = nil }
}

/// Counts those of its guests that went, and those that went on the queue.
final class Ended: Sendable {
  private let counts = Mutex((all: 0, onQueue: 0))
  var count: Int { counts.withLock(\.all) }
  var onQueue: Int { counts.withLock(\.onQueue) }

  func add(onQueue: Bool) {
    counts.withLock {
      $0.all += 1
      $0.onQueue += onQueue ? 1 : 0
    }
  }
}

/// Tells where it goes.
final class QueueGuest {
  private let key: DispatchSpecificKey<Bool>
  private let ended: Ended

  init(_ key: DispatchSpecificKey<Bool>, _ ended: Ended) {
    self.key = key
    self.ended = ended
  }

  deinit { ended.add(onQueue: DispatchQueue.getSpecific(key: key) ?? false) }
}

/// Hands a token to another thread, which is the last to hold it.
final class TokenBox: @unchecked Sendable {
  private var token: BindingToken?
  init(_ token: BindingToken) { self.token = token }
  func letGo() { token = nil }
}
