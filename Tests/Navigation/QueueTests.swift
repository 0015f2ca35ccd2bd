import MVVMNavigation
import Testing

/// Calls that are made while another one runs.
@MainActor
@Suite(.hangGuard) struct QueueTests {
  let stage = TestStage()
  let host: NavigationHost<Place, TestStage>
  var navigator: Navigator<Place> { host.navigator.limited }

  init() { host = NavigationHost(on: stage, page) }

  func begin(_ places: Place...) async throws {
    try await navigator.open(places)
    stage.isHolding = true
  }

  /// Makes a call, and returns when it waits for its turn or for the stage.
  func call(_ move: NavigationMove<Place>) async -> Task<String, Never> {
    var hasBegun = false
    let task = Task {
      // A navigator's call runs on the main actor without suspension until it waits.
      hasBegun = true
      return await outcome { () async throws(NavigationError) in try await host.navigator.perform([move]) }
    }
    await until { hasBegun }
    return task
  }

  /// Lets the stage perform one step.
  func perform() async {
    await until { stage.isWaiting }
    stage.release()
  }

  @Test func `a call during a transition runs after it`() async throws {
    try await begin(.page(0))
    var done: [String] = []
    let first = await call(.push(.page(1)))
    let second = Task {
      done.append(await outcome { () async throws(NavigationError) in try await navigator.present(.page(2)) })
    }
    await until { stage.isWaiting }
    #expect(host.layers == [[.page(0)]])
    stage.release()
    #expect(await first.value == "done")
    await until { stage.isWaiting }
    #expect(host.layers == [[.page(0), .page(1)]])
    #expect(done == [])
    stage.release()
    await second.value
    #expect(done == ["done"])
    #expect(host.layers == [[.page(0), .page(1)], [.page(2)]])
    #expect(stage.log == ["push page(0)*", "push page(1)*", "present page(2)*"])
  }

  @Test func `calls run in the order in which they were made`() async throws {
    try await begin(.page(0))
    stage.isHolding = false
    let calls = (1...50).map { number in
      Task { await outcome { () async throws(NavigationError) in try await navigator.push(.page(number)) } }
    }
    for call in calls { #expect(await call.value == "done") }
    #expect(host.layers == [(0...50).map { Place.page($0) }])
  }

  @Test func `a pop that has become impossible fails and changes nothing`() async throws {
    try await begin(.page(0), .page(1))
    let calls = [await call(.pop), await call(.pop), await call(.push(.page(2)))]
    await perform()
    await perform()
    #expect(await [calls[0].value, calls[1].value, calls[2].value] == ["done", "nothing to pop", "done"])
    #expect(host.layers == [[.page(0), .page(2)]])
  }

  @Test func `a dismissal that has become impossible fails and changes nothing`() async throws {
    try await begin(.page(0))
    let calls = [await call(.present(.page(1))), await call(.dismiss), await call(.dismiss)]
    await perform()
    await perform()
    #expect(await [calls[0].value, calls[1].value, calls[2].value] == ["done", "done", "nothing to dismiss"])
  }

  @Test func `a screen is created when its call starts`() async throws {
    var made: [Place] = []
    let host = NavigationHost(on: stage) { (place: Place, navigator) in
      made.append(place)
      return try page(place, navigator)
    }
    stage.isHolding = true
    let first = Task { try await host.navigator.limited.push(.page(1)) }
    await until { stage.isWaiting }
    var hasBegun = false
    let second = Task {
      hasBegun = true
      try await host.navigator.push(.page(2))
    }
    await until { hasBegun }
    #expect(made == [.page(1)])
    await perform()
    await perform()
    try await first.value
    try await second.value
    #expect(made == [.page(1), .page(2)])
  }

  @Test func `a pop of a screen that the person has left fails`() async throws {
    try await begin(.page(0), .page(1))
    stage.isHolding = false
    stage.isSettlingHeld = true
    let pop = await call(.pop)
    await until { stage.isWaiting }
    stage.goBack()
    stage.release()
    #expect(await pop.value == "nothing to pop")
    #expect(stage.performed == 2)
    #expect(host.layers == [[.page(0)]])
  }

  @Test func `a dismissal of a screen that the person has swiped down fails`() async throws {
    try await navigator.perform([.push(.page(0)), .present(.page(1))])
    stage.isSettlingHeld = true
    let dismissal = await call(.dismiss)
    await until { stage.isWaiting }
    stage.swipeDown()
    stage.release()
    #expect(await dismissal.value == "nothing to dismiss")
    #expect(stage.performed == 2)
  }

  @Test func `a call that is cancelled while it waits does nothing`() async throws {
    try await begin(.page(0))
    var calls: [Task<String, Never>] = []
    for number in 1...4 { calls.append(await call(.push(.page(number)))) }
    calls[2].cancel()
    #expect(await calls[2].value == "cancelled")
    #expect(stage.isWaiting)
    for _ in 1...3 { await perform() }
    #expect(await [calls[0].value, calls[1].value, calls[3].value] == ["done", "done", "done"])
    #expect(host.layers == [[.page(0), .page(1), .page(2), .page(4)]])
  }

  @Test func `a call that is cancelled while the stage settles does nothing, and other calls continue`() async throws {
    stage.isSettlingHeld = true
    let first = await call(.push(.page(1)))
    await until { stage.isWaiting }
    first.cancel()
    #expect(await first.value == "cancelled")
    stage.isSettlingHeld = false
    stage.release()
    #expect(await call(.push(.page(2))).value == "done")
    #expect(host.layers == [[.page(2)]])
  }

  @Test func `a call that is cancelled after its start continues and returns its result`() async throws {
    try await begin(.page(0))
    let calls = [await call(.push(.page(1))), await call(.push(.page(2)))]
    await until { stage.isWaiting }
    calls[0].cancel()
    for _ in 0..<10 { await Task.yield() }
    await perform()
    await perform()
    #expect(await [calls[0].value, calls[1].value] == ["done", "done"])
    #expect(host.layers == [[.page(0), .page(1), .page(2)]])
  }

  @Test func `a call from a cancelled task does nothing`() async {
    let task = Task {
      await until { Task.isCancelled }
      return await outcome { () async throws(NavigationError) in try await navigator.push(.page(1)) }
    }
    task.cancel()
    #expect(await task.value == "cancelled")
    #expect(stage.performed == 0)
  }

  @Test func `the layers reflect a gesture immediately`() async throws {
    try await begin(.page(0), .page(1))
    stage.goBack()
    #expect(host.layers == [[.page(0)]])
    stage.onBack?(.pop(-1))
    stage.onBack?(.dismiss(9))
    #expect(host.layers == [[.page(0)]])
    stage.onBack?(.pop(9))
    #expect(host.layers == [[]])
  }

  @Test func `a gesture can't remove the first screen of a presented layer`() async throws {
    try await navigator.perform([.push(.page(0)), .present(.page(1)), .push(.page(2))])
    stage.onBack?(.pop(9))
    #expect(host.layers == [[.page(0)], [.page(1)]])
  }
}
