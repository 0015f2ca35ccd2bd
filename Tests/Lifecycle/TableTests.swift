import MVVMLifecycle
import Testing

/// The table, and view models that follow it.
@MainActor
@Suite struct TableTests {
  @Test(arguments: Table.states, Table.events)
  func `each event in each state leads to the state in the table`(_ state: LifecycleState, _ event: LifecycleEvent) {
    let next = Table.next(state, event)
    #expect((try? state.after(event)) == next)
    if next == nil {
      #expect(throws: LifecycleError.refused(event, in: state)) { try state.after(event) }
    }
  }

  @Test(arguments: Table.states, Table.events)
  func `a view model follows the table and notifies its observers`(_ state: LifecycleState, _ event: LifecycleEvent) {
    // With and without a former cycle, whose loads and unloads could be ended by mistake.
    for history in [[], [.setup, .load, .unload, .unloaded, .load, .failed] as [LifecycleEvent]]
    where history.isEmpty || state != .initialized {
      let car = Car()
      for event in history + Table.path(to: state) { _ = car.attempt(event) }
      #expect(car.state == state)
      let listener = Listener(to: car)

      let refusal = car.attempt(event)
      if let next = Table.next(state, event) {
        #expect(refusal == nil)
        #expect(car.state == next)
        #expect(listener.received == [Table.callback(event)])
        #expect(listener.states == [next])
      } else {
        #expect(refusal == .refused(event, in: state))
        #expect(car.state == state)
        #expect(listener.received == [])
      }
    }
  }

  @Test func `a refusal names the event, the state and the allowed events`() {
    #expect(
      LifecycleError.refused(.load, in: .loaded).description
        == "'load' isn't allowed in state 'loaded' (allowed: update, unload); appear() and disappear() are always allowed"
    )
    #expect(LifecycleError.expired(.loaded).description.hasPrefix("'loaded' has expired; "))
    #expect(LifecycleError.hasParent.description.contains("remove it from the other one first"))
    #expect(LifecycleError.isAncestor.description.contains("can't be a child of itself"))
  }
}
