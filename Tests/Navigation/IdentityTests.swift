import MVVMNavigation
import Testing

/// The host recognizes its screens after other code has changed what is shown.
@MainActor
@Suite(.hangGuard) struct IdentityTests {
  typealias Host = NavigationHost<Place, TestStage>
  let stage = TestStage()
  let host: Host

  init() { host = Host(on: stage, page) }

  func perform(_ moves: NavigationMove<Place>...) async -> String {
    await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform(moves) }
  }

  /// A screen that the host didn't make.
  func foreignPage(_ number: Int) -> Page { Page(PageModel(.page(number), host.navigator)) }

  @Test(arguments: [false, true])
  func `layers leave out a screen that other code removed from the middle`(_ notifies: Bool) async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .push(.page(2))) == "done")
    stage.remove(.page(1), notifies: notifies)
    #expect(host.layers == [[.page(0), .page(2)]])
    #expect(await perform(.pop) == "done")
    #expect(host.layers == [[.page(0)]])
    #expect(stage.places == host.layers)
    #expect(await perform(.pop) == "nothing to pop")
    #expect(stage.invalidSteps == [])
  }

  @Test func `a presented layer whose first screen was removed is dismissed as a whole`() async {
    #expect(await perform(.push(.page(0)), .present(.page(1)), .push(.page(2))) == "done")
    stage.remove(.page(1))
    #expect(host.layers == [[.page(0)], [.page(2)]])
    #expect(await perform(.push(.page(3)), .pop) == "done")
    #expect(await perform(.pop) == "nothing to pop")
    #expect(await perform(.dismiss) == "done")
    #expect(host.layers == [[.page(0)]])
    #expect(stage.places == host.layers)
  }

  @Test func `a screen that was removed during a call isn't restored if the call fails`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .push(.page(2))) == "done")
    stage.isHolding = true
    stage.failing = [5]
    let word = Task { await perform(.present(.page(3)), .push(.page(4))) }
    await until { stage.isWaiting }
    stage.remove(.page(1))
    stage.isHolding = false
    stage.release()
    #expect(await word.value == "failed: \(Broken(step: 5))")
    #expect(host.layers == [[.page(0), .page(2)]])
    #expect(stage.places == host.layers)
  }

  @Test func `a call during which other code removes a screen is undone down to the other screens`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .push(.page(2))) == "done")
    stage.isHolding = true
    let word = Task { await perform(.present(.page(3)), .push(.page(4))) }
    await until { stage.isWaiting }
    stage.remove(.page(1), notifies: true)
    stage.isHolding = false
    stage.release()
    #expect(await word.value == "interrupted")
    #expect(host.layers == [[.page(0), .page(2)]])
    #expect(stage.places == host.layers)
  }

  @Test func `a layer that is dismissed during a push takes the pushed screen with it`() async {
    #expect(await perform(.push(.page(0)), .present(.page(1))) == "done")
    stage.isHoldingResult = true
    let word = Task { await perform(.push(.page(2)), .push(.page(3))) }
    await until { stage.isWaiting }
    stage.dismissFront()
    stage.isHoldingResult = false
    stage.release()
    #expect(await word.value == "interrupted")
    #expect(stage.places == [[.page(0)]])
    #expect(host.layers == stage.places)
    #expect(stage.invalidSteps == [])
  }

  @Test func `a person who goes back during a pop goes back once`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .push(.page(2))) == "done")
    stage.isHoldingResult = true
    let word = Task { await perform(.pop) }
    await until { stage.isWaiting }
    stage.goBack()
    stage.release()
    #expect(await word.value == "done")
    #expect(stage.places == [[.page(0)]])
    #expect(host.layers == stage.places)
  }

  @Test func `opening a path keeps the screens that it shares with the shown ones`() async {
    #expect(await perform(.setRoot(.page(0)), .push(.page(1)), .push(.page(2)), .present(.page(3))) == "done")
    let shown = stage.layers[0]
    let before = stage.log.count
    #expect(await perform(.open([.page(0), .page(1), .page(4)])) == "done")
    #expect(stage.log.dropFirst(before) == ["dismiss 1", "pop 1", "push page(4)*"])
    #expect(host.layers == [[.page(0), .page(1), .page(4)]])
    #expect(stage.layers[0][0] === shown[0] && stage.layers[0][1] === shown[1])
    #expect(await perform(.open([.page(0), .page(1), .page(4)])) == "done")
    #expect(stage.log.count == before + 3)
  }

  @Test func `a path that doesn't start with the root starts above it`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .push(.page(2))) == "done")
    let first = stage.layers[0][1]
    #expect(await perform(.open([.page(1), .page(3)])) == "done")
    #expect(host.layers == [[.page(0), .page(1), .page(3)]])
    #expect(stage.layers[0][1] === first)
    #expect(await perform(.open([])) == "done")
    #expect(host.layers == [[.page(0)]])
  }

  @Test func `routes that can't be compared have no common prefix`() async throws {
    struct Loose { let number: Int }
    let recorder = NavigationRecorder<Loose>()
    let host = NavigationHost(recording: recorder) { route, navigator in
      NavigationDestination(PageModel(.page(route.number), Navigator { _ in nil })) { $0.place }
    }
    try await host.navigator.limited.open([Loose(number: 0), Loose(number: 1)])
    try await host.navigator.limited.open([Loose(number: 0), Loose(number: 1)])
    #expect(host.layers.map { $0.map(\.number) } == [[0, 0, 1]])
  }

  @Test func `opening a path pops foreign screens above the kept ones`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1))) == "done")
    stage.pushForeign(foreignPage(90))
    #expect(host.layers == [[.page(0), .page(1)]])
    #expect(await perform(.open([.page(0), .page(1)])) == "done")
    #expect(stage.places == [[.page(0), .page(1)]])
    #expect(stage.log.last == "pop 0*")
    stage.pushForeign(foreignPage(91))
    #expect(await perform(.push(.page(2))) == "done")
    #expect(stage.places == [[.page(0), .page(1), .page(91), .page(2)]])
    #expect(host.layers == [[.page(0), .page(1), .page(2)]])
    #expect(await perform(.open([.page(0), .page(1), .page(3)])) == "done")
    #expect(stage.places == [[.page(0), .page(1), .page(3)]])
    #expect(stage.places == host.layers)
    #expect(stage.invalidSteps == [])
  }

  @Test func `setting the root replaces every screen`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .present(.page(2))) == "done")
    let before = stage.log.count
    #expect(await perform(.setRoot(.page(3))) == "done")
    #expect(stage.log.dropFirst(before) == ["dismiss 1", "pop 2", "push page(3)*"])
    #expect(host.layers == [[.page(3)]])
    #expect(await perform(.pop) == "nothing to pop")
  }

  @Test func `setting the root pops foreign screens too`() async {
    #expect(await perform(.push(.page(0))) == "done")
    stage.remove(.page(0))
    stage.pushForeign(foreignPage(90))
    #expect(host.layers == [[]])
    #expect(await perform(.setRoot(.page(1))) == "done")
    #expect(stage.places == [[.page(1)]])
    #expect(stage.places == host.layers)
  }

  @Test func `a root that can't be shown leaves the former screens`() async {
    #expect(await perform(.push(.page(0)), .push(.page(1)), .present(.page(2))) == "done")
    let shown = stage.layers
    stage.failing = [6]
    #expect(await perform(.setRoot(.page(3))) == "failed: \(Broken(step: 6))")
    #expect(stage.layers.map { $0.map { ObjectIdentifier($0) } } == shown.map { $0.map { ObjectIdentifier($0) } })
    #expect(host.layers == [[.page(0), .page(1)], [.page(2)]])
  }
}
