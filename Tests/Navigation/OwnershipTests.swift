import MVVMNavigation
import Testing

/// The host retains its stage and screens, and nothing retains the host.
@MainActor
@Suite(.hangGuard) struct OwnershipTests {
  typealias Host = NavigationHost<Place, TestStage>

  struct Watch {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  func push(_ host: Host, _ number: Int) async -> String {
    await outcome { () async throws(NavigationError) in try await host.navigator.limited.push(.page(number)) }
  }

  @Test func `a released host releases its stage, its screens and their view models`() async throws {
    var stage: TestStage? = TestStage()
    var host: Host? = try Host(on: #require(stage), page)
    var navigator = try #require(host?.navigator.limited)
    try await navigator.perform([.push(.page(0)), .push(.page(1)), .present(.page(2)), .push(.page(3))])
    let pages = try #require(stage).layers.joined().flatMap { [Watch($0), Watch($0.model)] }
    let watches = pages + [Watch(stage), Watch(host)]
    #expect(watches.allSatisfy { $0.object != nil })
    stage = nil
    #expect(watches.allSatisfy { $0.object != nil })
    navigator = try #require(host?.navigator.limited)
    host = nil
    await until { watches.allSatisfy { $0.object == nil } }
    #expect(await outcome { () async throws(NavigationError) in try await navigator.pop() } == "ended")
  }

  @Test func `a screen that is popped, dismissed or left is released`() async throws {
    let stage = TestStage()
    let host = Host(on: stage, page)
    try await host.navigator.limited.perform([.push(.page(0)), .push(.page(1)), .push(.page(2)), .present(.page(3))])
    let watches = stage.layers.joined().map { Watch($0.model) }
    try await host.navigator.limited.dismiss()
    #expect(watches[3].object == nil)
    try await host.navigator.limited.pop()
    #expect(watches[2].object == nil)
    stage.goBack()
    #expect(watches[1].object == nil)
    #expect(watches[0].object != nil)
  }

  @Test func `screens that a failed call created are released, and the former ones are kept`() async throws {
    let stage = TestStage()
    var made: [Watch] = []
    let host = Host(on: stage) { place, navigator in
      let destination = try page(place, navigator)
      made.append(Watch(destination.screen))
      return destination
    }
    try await host.navigator.limited.push(.page(0))
    stage.failing = [3]
    let failed = await outcome { () async throws(NavigationError) in
      try await host.navigator.limited.perform([.push(.page(1)), .push(.page(2))])
    }
    #expect(failed == "failed: \(Broken(step: 3))")
    let missing = await outcome { () async throws(NavigationError) in
      try await host.navigator.limited.perform([.push(.page(3)), .push(.missing(4))])
    }
    #expect(missing == "no screen: \(NoSuchPlace(number: 4))")
    #expect(made.map { $0.object != nil } == [true, false, false, false])
  }

  @Test func `a released host ends waiting and running calls`() async throws {
    let stage = TestStage()
    stage.isHolding = true
    var host: Host? = Host(on: stage, page)
    weak let gone = host
    let navigator = try #require(host?.navigator.limited)
    let calls = [NavigationMove<Place>.push(.page(0)), .push(.page(1))].map { move in
      Task { await outcome { () async throws(NavigationError) in try await navigator.perform([move]) } }
    }
    await until { stage.isWaiting }
    host = nil
    #expect(gone == nil)
    #expect(await [calls[0].value, calls[1].value] == ["ended", "ended"])
    stage.isHolding = false
    stage.release()
    await until { stage.log == ["push page(0)*"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.performed == 1)
    stage.onBack?(.pop(1))
  }

  @Test func `a running step doesn't retain the stage of a released host`() async throws {
    var stage: TestStage? = TestStage()
    weak let gone = stage
    var host: Host? = try Host(on: #require(stage), page)
    let navigator = try #require(host?.navigator.limited)
    stage?.isHolding = true
    let call = Task { await outcome { () async throws(NavigationError) in try await navigator.push(.page(0)) } }
    await until { stage?.isWaiting == true }
    host = nil
    #expect(await call.value == "ended")
    stage?.release()
    stage = nil
    await until { gone == nil }
  }
}
