import MVVMCore
import MVVMLifecycle
import Testing

/// A view model with others below it.
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

  @Test func `a parent is loaded when its children are`() {
    parent.appear()
    #expect([first.state, second.state] == [.loading, .loading])
    parent.happen(.loaded)
    first.happen(.loaded)
    #expect(parent.state == .loading)
    second.happen(.loaded)
    #expect(parent.state == .loaded)
    #expect(listener.heard == [.didSetup, .willLoad, .didLoad])
  }

  @Test func `children are not enough`() {
    parent.appear()
    first.happen(.loaded)
    second.happen(.loaded)
    #expect(parent.state == .loading)
    parent.happen(.loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `a child's error is told, and does not lose the others`() {
    parent.appear()
    parent.happen(.loaded)
    first.happen(.failed)
    #expect(parent.state == .loading)
    #expect(listener.heard == [.didSetup, .willLoad, .childDidFailToLoad])
    #expect(listener.children == [ObjectIdentifier(first)])
    second.happen(.loaded)
    #expect([parent.state, first.state, second.state] == [.loaded, .setUp, .loaded])
    #expect(first.loadError as? Flat == Flat())
    first.happen(.load, .loaded)
    #expect([parent.state, first.state] == [.loaded, .loaded])
  }

  @Test func `a parent whose own load fails leaves no child behind`() {
    parent.appear()
    first.happen(.loaded)
    parent.happen(.failed)
    #expect([parent.state, first.state, second.state] == [.setUp, .unloading, .unloading])
    parent.appear()
    #expect([parent.state, first.state, second.state] == [.loading, .unloading, .unloading])
    parent.happen(.loaded)
    first.happen(.unloaded, .loaded)
    #expect(parent.state == .loading)
    second.happen(.unloaded, .loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `a child that is removed mid-load is cancelled, and waited for no longer`() {
    parent.appear()
    parent.happen(.loaded)
    first.happen(.loaded)
    parent.removeChild(second)
    #expect([parent.state, second.state] == [.loaded, .unloading])
    #expect(second.happens(.loaded) == .refused(.loaded, in: .unloading))
    #expect(parent.children.map { $0 === first } == [true])
    second.happen(.unloaded)
    #expect(listener.heard == [.didSetup, .willLoad, .didLoad])
    parent.removeChild(second)
    #expect(parent.children.count == 1)
  }

  @Test func `a child that is removed tells its former parent nothing`() {
    parent.appear()
    parent.removeChild(first)
    first.happen(.unloaded, .load, .failed)
    #expect(listener.heard == [.didSetup, .willLoad])
  }

  @Test func `the last child that is removed by its own callback lets its parent load`() {
    parent.removeChild(second)
    parent.appear()
    parent.happen(.loaded)
    let ear = Listener(to: first)
    ear.answer = { [parent, first] heard in if heard == .didFailToLoad { parent.removeChild(first) } }
    first.happen(.failed)
    #expect(parent.state == .loaded)
    #expect(listener.heard == [.didSetup, .willLoad, .didLoad])
  }

  @Test func `a child that is added to a loaded parent is loaded, and the parent stays so`() throws {
    parent.appear()
    for car in [parent, first, second] { car.happen(.loaded) }
    let third = Car()
    try parent.addChild(third)
    #expect([parent.state, third.state] == [.loaded, .loading])
    parent.disappear()
    #expect([parent.state, third.state] == [.unloading, .unloading])
  }

  @Test func `a child that is added to a loading parent is waited for`() throws {
    parent.appear()
    let third = Car()
    try parent.addChild(third)
    for car in [parent, first, second] { car.happen(.loaded) }
    #expect([parent.state, third.state] == [.loading, .loading])
    third.happen(.loaded)
    #expect(parent.state == .loaded)
  }

  @Test func `children may be added by the load itself, as rows are`() throws {
    let page = Plain()
    let row = Car()
    page.load = { [unowned page] in try page.addChild(row) }
    page.appear()
    #expect([page.state, row.state] == [.loading, .loading])
    row.happen(.loaded)
    #expect(page.state == .loaded)
  }

  @Test func `a parent has unloaded when its children have`() {
    parent.appear()
    for car in [parent, first] { car.happen(.loaded) }
    parent.disappear()
    #expect([first.state, second.state] == [.unloading, .unloading])
    parent.happen(.unloaded)
    first.happen(.unloaded)
    #expect(parent.state == .unloading)
    second.happen(.unloaded)
    #expect(parent.state == .setUp)
  }

  @Test func `grandchildren are waited for`() throws {
    let grandchild = Car()
    try first.addChild(grandchild)
    parent.appear()
    for car in [parent, first, second] { car.happen(.loaded) }
    #expect([parent.state, first.state] == [.loading, .loading])
    grandchild.happen(.loaded)
    #expect([parent.state, first.state] == [.loaded, .loaded])
  }

  @Test func `a child has one parent, and none below itself`() {
    let other = Car()
    #expect(throws: LifecycleError.hasParent) { try other.addChild(first) }
    #expect(throws: LifecycleError.hasParent) { try parent.addChild(first) }
    #expect(throws: LifecycleError.isAncestor) { try parent.addChild(parent) }
    #expect(throws: LifecycleError.isAncestor) { try first.addChild(parent) }
    #expect(other.children.isEmpty)
    #expect(parent.children.count == 2)
  }
}
