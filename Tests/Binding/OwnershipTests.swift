import Dispatch
import MVVMBinding
import MVVMCore
import Synchronization
import Testing

/// References between dynamics, observers and tokens, and the end of bindings.
@MainActor
@Suite struct OwnershipTests {
  let number = Dynamic(0)
  let log = Log()

  @Test func `an owner receives values while it lives and isn't retained`() {
    var owner: Owner? = Owner()
    weak let gone = owner
    if let owner { number.bindAndFire(to: owner) { $0.received.append($1) } }
    number.value = 1
    #expect(owner?.received == [0, 1])
    owner = nil
    #expect(gone == nil)
    number.value = 2
  }

  @Test func `the closure of a released owner is released at the next change`() {
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

  @Test func `a closure is released when its token ends`() {
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
    for owner in [first, second, first] { number.bind(to: owner) { $0.received.append($1) } }
    number.unbind(first)
    number.value = 1
    #expect(first.received == [])
    #expect(second.received == [1])
  }

  @Test func bindingForAnOwnerEndsWithItsToken() {
    let (owner, face) = (Owner(), number.readOnly)
    var tokens = [
      number.bind(for: owner) { $0.received.append($1) },
      number.bindAndFire(for: owner) { $0.received.append($1 + 10) },
      face.bind(for: owner) { $0.received.append($1 + 20) },
      face.bindAndFire(for: owner) { $0.received.append($1 + 30) },
    ]
    #expect(owner.received == [10, 30])
    number.value = 1
    tokens.removeLast(3)
    number.value = 2
    tokens = []
    number.value = 3
    #expect(owner.received == [10, 30, 1, 11, 21, 31, 2])
  }

  @Test func bindingForAnOwnerDoesNotRetainIt() {
    var owner: Owner? = Owner()
    weak let released = owner
    let token = owner.map { number.bind(for: $0) { $0.received.append($1) } }
    owner = nil
    #expect(released == nil)
    number.value = 1
    #expect(!number.hasObservers)
    withExtendedLifetime(token) {}
  }

  @Test func `a token doesn't retain the dynamic, and may outlive it`() {
    var source: Dynamic<Int>? = Dynamic(0)
    weak let gone = source
    let token = source?.bind { _ in }
    source = nil
    #expect(gone == nil)
    token?.end()
  }

  @Test func `a dynamic that its own observer releases still notifies the others`() {
    var source: Dynamic<Int>? = Dynamic(0)
    let tokens = [source?.bind { _ in source = nil }, source?.bind { log.add("\($0)") }]
    source?.value = 1
    #expect(log.lines == ["1"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a closure that ends other bindings when it is released is harmless`() {
    var other: BindingToken? = number.bind { log.add("other \($0)") }
    let holder = TokenHolder(other)
    other = nil
    var first: BindingToken? = number.bind { [holder] _ in withExtendedLifetime(holder) {} }
    holder.release()
    let last = number.bind { log.add("last \($0)") }
    withExtendedLifetime(first) {}
    first = nil
    number.value = 1
    #expect(log.lines == ["last 1"])
    withExtendedLifetime(last) {}
  }

  @Test func `unbinding an owner whose closures end other bindings is harmless`() {
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

  @Test func unboundOwnerReceivesNoChangeCausedByReleasingItsClosures() {
    let owner = Owner()
    let number = number
    var changing: DeinitAction? = DeinitAction("first") { number.value = 1 }
    number.bind(to: owner) { [changing] _, _ in withExtendedLifetime(changing) {} }
    number.bind(to: owner) { $0.received.append($1) }
    changing = nil
    number.unbind(owner)
    #expect(number.value == 1)
    #expect(owner.received == [])
  }

  @Test func `a value set by a deinit is delivered, even if the deinit runs after all deliveries`() {
    let dynamic = Dynamic(DeinitAction("first"))
    let token = dynamic.bind { value in
      log.add(value.name)
      if value.name == "second" {
        dynamic.value = DeinitAction("third") { dynamic.value = DeinitAction("fifth") }
        dynamic.value = DeinitAction("fourth")
      }
    }
    dynamic.value = DeinitAction("second")
    #expect(log.lines == ["second", "third", "fourth", "fifth"])
    #expect(dynamic.value.name == "fifth")
    withExtendedLifetime(token) {}
  }

  @Test func `a value set by the deinit of the replaced one is delivered after the replacement`() {
    let dynamic = Dynamic(DeinitAction("first"))
    let token = dynamic.bind { log.add($0.name) }
    dynamic.value = DeinitAction("second") { dynamic.value = DeinitAction("fourth") }
    dynamic.value = DeinitAction("third")
    #expect(log.lines == ["second", "third", "fourth"])
    #expect(dynamic.value.name == "fourth")
    withExtendedLifetime(token) {}
  }

  @Test func `a value set by the deinit of a dropped one is dropped, and the next one is delivered`() {
    let issueLog = IssueLog()
    let dynamic = Dynamic(DeinitAction("first"))
    let token = dynamic.bind { value in
      log.add(value.name)
      if log.count == 0 {
        for _ in 0..<2 { dynamic.value = DeinitAction("again") { dynamic.value = DeinitAction("dropped") } }
      }
    }
    issueLog.collect { dynamic.value = DeinitAction("again") }
    #expect(issueLog.issues.map(\.kind) == [.endlessBinding])
    log.count = 1
    let count = log.lines.count
    dynamic.value = DeinitAction("next")
    #expect(log.lines[count...] == ["next"])
    withExtendedLifetime(token) {}
  }

  @Test func `a token that is released on another thread ends soon`() async {
    let token = TokenBox(number.bind { log.add("\($0)") })
    await Task.detached { token.release() }.value
    while log.lines.isEmpty == false || number.hasObservers { await Task.yield() }
    number.value = 1
    #expect(log.lines == [])
  }

  /// On Linux, the main actor has no fixed thread: a queue may run on the thread that it used last.
  @Test func `a token that a queue releases ends on the main actor`() async {
    let queue = DispatchQueue(label: "a queue")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let count = ReleaseCount()
    for _ in 0..<2_000 {
      let token = TokenBox(number.bind { [probe = QueueProbe(key, count)] _ in _ = probe })
      await withCheckedContinuation { done in
        queue.async {
          token.release()
          done.resume()
        }
      }
    }
    while number.hasObservers { await Task.yield() }
    #expect(count.onQueue == 0)
    #expect(count.count == 2_000)
  }

  @Test func tokenReleasedInQueueSyncEndsAtOnce() {
    let token = TokenBox(number.bind { log.add("\($0)") })
    DispatchQueue(label: "a queue").sync { token.release() }
    #expect(!number.hasObservers)
    number.value = 1
    #expect(log.lines == [])
  }

  @Test func `ten thousand observers register and end in any order`() {
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
  var received: [Int] = []
}

/// Runs a closure in its deinit.
@MainActor final class DeinitAction {
  let name: String
  private let action: @MainActor () -> Void

  init(_ name: String, _ action: @escaping @MainActor () -> Void = {}) {
    self.name = name
    self.action = action
  }

  deinit { MainActor.assumeIsolated(action) }
}

/// Holds a token until `release()`.
@MainActor final class TokenHolder {
  private var token: BindingToken?
  init(_ token: BindingToken?) { self.token = token }
  func release() { token = nil }
}

/// Counts the probes that were released, and those that were released on the queue.
final class ReleaseCount: Sendable {
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

/// Records where it is released.
final class QueueProbe {
  private let key: DispatchSpecificKey<Bool>
  private let count: ReleaseCount

  init(_ key: DispatchSpecificKey<Bool>, _ count: ReleaseCount) {
    self.key = key
    self.count = count
  }

  deinit { count.add(onQueue: DispatchQueue.getSpecific(key: key) ?? false) }
}

/// Passes a token to another thread, which releases it last.
final class TokenBox: @unchecked Sendable {
  private var token: BindingToken?
  init(_ token: BindingToken) { self.token = token }
  func release() { token = nil }
}
