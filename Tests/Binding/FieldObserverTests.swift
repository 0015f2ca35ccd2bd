import MVVMBinding
import Testing

/// The laws of fields that are told by name.
@MainActor
@Suite struct FieldObserverTests {
  enum Field: CaseIterable { case greeting, thing, price }

  let didChange = FieldObservers<Field>()
  let log = Log()

  @Test func `a field tells those who observe it`() {
    let token = didChange.observe(.greeting) { _ in log.add("greeting") }
    didChange.tell(.greeting)
    didChange.tell(.price)
    #expect(log.lines == ["greeting"])
    withExtendedLifetime(token) {}
  }

  @Test func `several observe one field`() {
    let tokens = [1, 2].map { number in didChange.observe(.price) { _ in log.add("\(number)") } }
    didChange[.price] = { log.add("assigned") }
    didChange.tell(.price)
    #expect(log.lines == ["1", "2", "assigned"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `to assign again replaces what was assigned, and nil ends it`() {
    didChange[.thing] = { log.add("old") }
    didChange[.thing] = { log.add("new") }
    didChange.tell(.thing)
    didChange[.thing] = nil
    #expect(didChange[.thing] == nil)
    didChange.tell(.thing)
    #expect(log.lines == ["new"])
  }

  @Test func `fields that change together are one change`() {
    let token = didChange.observe(.greeting, .price) { log.add("\($0.count)") }
    didChange.tell(.greeting, .price, .thing)
    #expect(log.lines == ["2"])
    withExtendedLifetime(token) {}
  }

  @Test func `the first show tells each observer once`() {
    didChange[.greeting] = { log.add("greeting") }
    let token = didChange.observe(.thing, .price) { log.add("\($0.count)") }
    didChange.tellAll()
    #expect(log.lines == ["greeting", "2"])
    withExtendedLifetime(token) {}
  }

  @Test func `an owner observes while it lives`() {
    var owner: Owner? = Owner()
    weak let gone = owner
    if let owner { didChange.observe(.price, by: owner) { me, fields in me.heard.append(fields.count) } }
    didChange.tell(.price)
    #expect(owner?.heard == [1])
    owner = nil
    #expect(gone == nil)
    didChange.tell(.price)
  }

  @Test func `what is told within a delivery is delivered after it`() {
    didChange[.greeting] = {
      didChange.tell(.price)
      log.add("greeting")
    }
    didChange[.price] = { log.add("price") }
    didChange.tell(.greeting)
    #expect(log.lines == ["greeting", "price"])
  }
}
