import MVVMBinding
import MVVMCore
import MVVMState
import Testing

/// Events happen once and aren't part of a state.
@MainActor
@Suite struct EventTests {
  let events = ViewStateEvents<String>()
  let log = Log()

  @Test func `a listener receives each event when it is sent`() {
    let token = events.bind { log.add($0) }
    events.send("a")
    #expect(log.lines == ["a"])
    events.send("b")
    #expect(log.lines == ["a", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `events are kept in order until there is a listener`() {
    events.send("a")
    events.send("b")
    let token = events.bind { log.add($0) }
    #expect(log.lines == ["a", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `a new listener doesn't receive delivered events again`() {
    var token = events.bind { log.add("first \($0)") }
    events.send("a")
    token = events.bind { log.add("second \($0)") }
    #expect(log.lines == ["first a"])
    withExtendedLifetime(token) {}
  }

  @Test func `a new listener replaces the old one, whose token then ends nothing`() {
    let first = events.bind { log.add("first \($0)") }
    let second = events.bind { log.add("second \($0)") }
    first.end()
    events.send("a")
    #expect(log.lines == ["second a"])
    withExtendedLifetime(second) {}
  }

  @Test func `events sent after the listener has ended are kept for the next one`() {
    let first = events.bind { log.add("first \($0)") }
    first.end()
    events.send("a")
    let second = events.bind { log.add("second \($0)") }
    #expect(log.lines == ["second a"])
    withExtendedLifetime(second) {}
  }

  @Test func `an owner listens while it lives and isn't retained`() {
    var owner: Owner? = Owner()
    weak let gone = owner
    if let owner { events.bind(to: owner) { $0.received.append([$1]) } }
    events.send("a")
    #expect(owner?.received == [["a"]])
    owner = nil
    #expect(gone == nil)
    events.send("b")
    events.send("c")
    let token = events.bind { log.add($0) }
    #expect(log.lines == ["b", "c"])
    withExtendedLifetime(token) {}
  }

  @Test func `an owner receives the kept events and none after it is unbound`() {
    let owner = Owner()
    events.send("a")
    events.bind(to: owner) { $0.received.append([$1]) }
    events.unbind(owner)
    events.send("b")
    #expect(owner.received == [["a"]])
  }

  @Test func `an event sent within a delivery is delivered after it`() {
    let token = events.bind { event in
      if event == "a" { events.send("b") }
      log.add(event)
    }
    events.send("a")
    #expect(log.lines == ["a", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `a listener that is replaced within a delivery leaves the rest to the new one`() {
    var tokens: [BindingToken] = []
    for event in ["a", "b", "c"] { events.send(event) }
    tokens.append(
      events.bind { event in
        log.add("first \(event)")
        tokens.append(events.bind { log.add("second \($0)") })
      })
    #expect(log.lines == ["first a", "second b", "second c"])
  }

  @Test func `a listener that ends within a delivery leaves the rest to the next one`() {
    var token: BindingToken?
    token = events.bind { event in
      log.add("first \(event)")
      if event == "a" {
        events.send("b")
        token?.end()
      }
    }
    events.send("a")
    token = events.bind { log.add("second \($0)") }
    #expect(log.lines == ["first a", "second b"])
    withExtendedLifetime(token) {}
  }

  @Test func `a delivered event and a replaced closure are released`() {
    let events = ViewStateEvents<Kind>()
    var (event, captured): (Kind?, Kind?) = (Kind(), Kind())
    weak let goneEvent = event
    weak let goneCapture = captured
    let first = events.bind { [captured] _ in withExtendedLifetime(captured) {} }
    if let event { events.send(event) }
    event = nil
    #expect(goneEvent == nil)
    captured = nil
    #expect(goneCapture != nil)
    let second = events.bind { _ in }
    #expect(goneCapture == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `an object that a replaced closure captured may send events in its deinit`() {
    var sender: Sender? = Sender { [events] in events.send("gone") }
    let first = events.bind { [sender] _ in withExtendedLifetime(sender) {} }
    sender = nil
    let second = events.bind { log.add($0) }
    #expect(log.lines == ["gone"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a listener that always sends is stopped and reported`() {
    let issues = IssueLog()
    issues.collect {
      let token = events.bind { events.send($0) }
      events.send("a")
      withExtendedLifetime(token) {}
    }
    #expect(issues.kinds == [.endlessBinding])
    let token = events.bind { log.add($0) }
    events.send("b")
    #expect(log.lines == ["b"])
    withExtendedLifetime(token) {}
  }

  @Test func `many kept events aren't an endless chain`() {
    let issues = IssueLog()
    var count = 0
    for number in 0..<40_000 { events.send("\(number)") }
    issues.collect {
      let token = events.bind { _ in count += 1 }
      withExtendedLifetime(token) {}
    }
    #expect(count == 40_000)
    #expect(issues.kinds == [])
  }

  @Test func `a command executed by a listener waits for the one being handled`() {
    let source = ViewStateSource(WordState())
    let token = events.bind { event in
      log.add("\(event) \(source.viewState.words)")
      source.change { $0.update { $0.words.append("c") } }
    }
    source.change { writer in
      writer.update { $0.words.append("a") }
      events.send("sent")
      writer.update { $0.words.append("b") }
    }
    #expect(log.lines == [#"sent ["a"]"#])
    #expect(source.viewState.words == ["a", "b", "c"])
    withExtendedLifetime(token) {}
  }

  /// Does something when it is released.
  private final class Sender {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    deinit { MainActor.assumeIsolated { [action] in action() } }
  }
}
