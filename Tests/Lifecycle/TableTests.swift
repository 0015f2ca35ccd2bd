import MVVMLifecycle
import Testing

/// The specification, and that a view model goes by it.
@MainActor
@Suite struct TableTests {
  @Test(arguments: Table.states, Table.events)
  func `the table says what follows each event in each state`(_ state: LifecycleState, _ event: LifecycleEvent) {
    let next = Table.next(state, event)
    #expect((try? state.after(event)) == next)
    if next == nil {
      #expect(throws: LifecycleError.refused(event, in: state)) { try state.after(event) }
    }
  }

  @Test(arguments: Table.states, Table.events)
  func `a view model goes by the table, and tells it`(_ state: LifecycleState, _ event: LifecycleEvent) {
    // Been around once, so that it has loads and unloads that could be ended by mistake.
    for around in [[], [.setup, .load, .unload, .unloaded, .load, .failed] as [LifecycleEvent]]
    where around.isEmpty || state != .initialized {
      let car = Car()
      for event in around + Table.way(to: state) { _ = car.happens(event) }
      #expect(car.state == state)
      let listener = Listener(to: car)

      let refusal = car.happens(event)
      if let next = Table.next(state, event) {
        #expect(refusal == nil)
        #expect(car.state == next)
        #expect(listener.heard == [Table.callback(event)])
        #expect(listener.states == [next])
      } else {
        #expect(refusal == .refused(event, in: state))
        #expect(car.state == state)
        #expect(listener.heard == [])
      }
    }
  }

  @Test func `a refusal names the event, the state and the allowed events`() {
    #expect(
      LifecycleError.refused(.load, in: .loaded).description
        == "'load' isn't allowed in state 'loaded' (allowed: update, unload); appear() and disappear() are always allowed"
    )
    #expect(LifecycleError.late(.loaded).description.hasPrefix("loaded came late: "))
    #expect(LifecycleError.hasParent.description.contains("remove it from the other one first"))
    #expect(LifecycleError.isAncestor.description.contains("cannot be a child of itself"))
  }
}
