import MVVMCore
import MVVMLifecycle
import Testing

/// A parent and its children.
@MainActor
@Suite struct ChildTests {
  let parent = Car()
  let first = Car()
  let second = Car()
  let listener: Listener

  init() throws {
    try parent.addChild(first)
    try parent.addChild(second)
    listener = Listener(to: parent)
  }

  @Test func `a parent is loaded when its children are loaded`() {
    parent.appear()
    #expect([first.state, second.state] == [.loading, .loading])
    parent.perform(.loaded)
    first.perform(.loaded)
    #expect(parent.state == .loading)
    second.perform(.loaded)
    #expect(parent.state == .loaded)
    #expect(listener.received == [.didSetup, .willLoad, .didLoad])
  }

  @Test func `a parent isn't loaded before its own work is done`() {
    parent.appear()
    first.perform(.loaded)
    second.perform(.loaded)
    #expect(parent.state == .loading)
    parent.perform(.loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `a child's error is reported, and the other children stay loaded`() {
    parent.appear()
    parent.perform(.loaded)
    first.perform(.failed)
    #expect(parent.state == .loading)
    #expect(listener.received == [.didSetup, .willLoad, .childDidFailToLoad])
    #expect(listener.children == [ObjectIdentifier(first)])
    second.perform(.loaded)
    #expect([parent.state, first.state, second.state] == [.loaded, .setUp, .loaded])
    #expect(first.loadError as? Flat == Flat())
    first.perform(.load, .loaded)
    #expect([parent.state, first.state] == [.loaded, .loaded])
  }

  @Test func `a parent whose own load fails unloads its children`() {
    parent.appear()
    first.perform(.loaded)
    parent.perform(.failed)
    #expect([parent.state, first.state, second.state] == [.setUp, .unloading, .unloading])
    parent.appear()
    #expect([parent.state, first.state, second.state] == [.loading, .unloading, .unloading])
    parent.perform(.loaded)
    first.perform(.unloaded, .loaded)
    #expect(parent.state == .loading)
    second.perform(.unloaded, .loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `a child that is removed during a load is cancelled, and the parent doesn't wait for it`() {
    parent.appear()
    parent.perform(.loaded)
    first.perform(.loaded)
    parent.removeChild(second)
    #expect([parent.state, second.state] == [.loaded, .unloading])
    #expect(second.attempt(.loaded) == .refused(.loaded, in: .unloading))
    #expect(parent.children.map { $0 === first } == [true])
    second.perform(.unloaded)
    #expect(listener.received == [.didSetup, .willLoad, .didLoad])
    parent.removeChild(second)
    #expect(parent.children.count == 1)
  }

  @Test func `a removed child doesn't notify its former parent`() {
    parent.appear()
    parent.removeChild(first)
    first.perform(.unloaded, .load, .failed)
    #expect(listener.received == [.didSetup, .willLoad])
  }

  @Test func `a parent is loaded when its last child is removed in a callback`() {
    parent.removeChild(second)
    parent.appear()
    parent.perform(.loaded)
    let ear = Listener(to: first)
    ear.answer = { [parent, first] callback in if callback == .didFailToLoad { parent.removeChild(first) } }
    first.perform(.failed)
    #expect(parent.state == .loaded)
    #expect(listener.received == [.didSetup, .willLoad, .didLoad])
  }

  @Test func `a child that is added to a loaded parent is loaded, and the parent stays loaded`() throws {
    parent.appear()
    for car in [parent, first, second] { car.perform(.loaded) }
    let third = Car()
    try parent.addChild(third)
    #expect([parent.state, third.state] == [.loaded, .loading])
    parent.disappear()
    #expect([parent.state, third.state] == [.unloading, .unloading])
  }

  @Test func `a loading parent waits for a child that is added`() throws {
    parent.appear()
    let third = Car()
    try parent.addChild(third)
    for car in [parent, first, second] { car.perform(.loaded) }
    #expect([parent.state, third.state] == [.loading, .loading])
    third.perform(.loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `a load may add children, such as rows`() throws {
    let page = Plain()
    let row = Car()
    page.load = { [unowned page] in try page.addChild(row) }
    page.appear()
    #expect([page.state, row.state] == [.loading, .loading])
    row.perform(.loaded)
    #expect(page.state == .loaded)
  }

  @Test func `a parent has unloaded when its children have unloaded`() {
    parent.appear()
    for car in [parent, first] { car.perform(.loaded) }
    parent.disappear()
    #expect([first.state, second.state] == [.unloading, .unloading])
    parent.perform(.unloaded)
    first.perform(.unloaded)
    #expect(parent.state == .unloading)
    second.perform(.unloaded)
    #expect(parent.state == .setUp)
  }

  @Test func `a parent waits for its grandchildren`() throws {
    let grandchild = Car()
    try first.addChild(grandchild)
    parent.appear()
    for car in [parent, first, second] { car.perform(.loaded) }
    #expect([parent.state, first.state] == [.loading, .loading])
    grandchild.perform(.loaded)
    #expect([parent.state, first.state] == [.loaded, .loaded])
  }

  @Test func `a child has one parent and can't be its own ancestor`() {
    let other = Car()
    #expect(throws: LifecycleError.hasParent) { try other.addChild(first) }
    #expect(throws: LifecycleError.hasParent) { try parent.addChild(first) }
    #expect(throws: LifecycleError.isAncestor) { try parent.addChild(parent) }
    #expect(throws: LifecycleError.isAncestor) { try first.addChild(parent) }
    #expect(other.children.isEmpty)
    #expect(parent.children.count == 2)
  }
}
