import MVVMNavigation
import Testing

/// Several moves in one call: all of them, or none.
@MainActor
@Suite(.hangGuard) struct LinkTests {
  typealias Host = NavigationHost<Place, TestStage>
  let stage = TestStage()
  let host: Host

  init() { host = Host(on: stage, page) }

  func perform(_ moves: [NavigationMove<Place>]) async -> String {
    await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform(moves) }
  }

  nonisolated static let starts: [[NavigationMove<Place>]] = [
    [], [.push(.page(10))], [.push(.page(10)), .push(.page(11))], [.present(.bare(10))],
    [.push(.page(10)), .present(.page(11))], [.push(.page(10)), .present(.bare(11))],
    [.push(.page(10)), .push(.page(11)), .present(.page(12)), .push(.page(13)), .present(.page(14)), .push(.page(15))],
  ]

  /// Tries each list of moves as it is, and with each of its steps failing in turn.
  @Test(arguments: starts, [false, true])
  func `moves are applied completely or not at all`(_ start: [NavigationMove<Place>], _ hasOwnRoot: Bool) async {
    var failures = 0
    let lists = sequences(3) { Event.moves($0, replacing: false) } + sequences(2) { Event.moves($0, replacing: true) }
    for list in lists {
      let (stage, host, reference) = await begin(start, hasOwnRoot)
      let performed = stage.performed
      var goal = reference
      let expected = goal.perform(list)
      let word = await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform(list) }
      let steps = stage.performed - performed
      guard word == expected, host.layers == goal.places, stage.places == goal.places, stage.invalidSteps.isEmpty,
        expected == "done" || steps == 0
      else {
        Issue.record("\(start), \(list) is '\(word)' instead of '\(expected)'; shown: \(stage.places)")
        return
      }
      for failing in 0..<steps {
        guard await isUndone(start, list, hasOwnRoot, failing + 1) else {
          Issue.record("\(start), \(list) isn't undone if step \(failing + 1) fails")
          return
        }
        failures += 1
      }
    }
    #expect(failures > 200)
  }

  func begin(_ start: [NavigationMove<Place>], _ hasOwnRoot: Bool) async -> (TestStage, Host, Reference) {
    let stage = TestStage(hasOwnRoot: hasOwnRoot)
    let host = Host(on: stage, page)
    var reference = Reference(hasOwnRoot: hasOwnRoot)
    for move in start {
      _ = await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform([move]) }
      _ = reference.move(move)
    }
    return (stage, host, reference)
  }

  func isUndone(
    _ start: [NavigationMove<Place>], _ list: [NavigationMove<Place>], _ hasOwnRoot: Bool, _ failing: Int
  ) async -> Bool {
    let (stage, host, _) = await begin(start, hasOwnRoot)
    let before = stage.layers
    stage.failing = [stage.performed + failing]
    let word = await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform(list) }
    return word.hasPrefix("failed") && same(stage.layers, before) && host.layers == stage.places
      && stage.invalidSteps.isEmpty
  }

  /// Whether the screens are identical, not just equal.
  func same(_ one: [[Page]], _ other: [[Page]]) -> Bool {
    one.map { $0.map { ObjectIdentifier($0) } } == other.map { $0.map { ObjectIdentifier($0) } }
  }

  @Test func `a deep link opens its screens from any state, and only its last step is animated`() async {
    #expect(await perform([.push(.page(0)), .push(.page(1)), .present(.page(2)), .push(.page(3))]) == "done")
    let word = await outcome { () async throws(NavigationError) in
      try await host.navigator.limited.open([.page(4), .page(5)])
    }
    #expect(word == "done")
    #expect(host.layers == [[.page(0), .page(4), .page(5)]])
    #expect(
      stage.log == [
        "push page(0)", "push page(1)", "present page(2)", "push page(3)*",
        "dismiss 1", "pop 1", "push page(4)", "push page(5)*",
      ])
  }

  @Test func `a list of moves takes the shortest path`() async {
    #expect(await perform([.push(.page(0)), .push(.page(1)), .pop, .present(.page(2)), .dismiss]) == "done")
    #expect(stage.log == ["push page(0)*"])
    #expect(await perform([.push(.page(3)), .pop]) == "done")
    #expect(await perform([]) == "done")
    #expect(stage.log.count == 1)
  }

  @Test func `a route without a screen fails before anything is shown`() async {
    #expect(await perform([.push(.page(0))]) == "done")
    #expect(
      await perform([.push(.page(1)), .present(.missing(7)), .pop]) == "no screen: \(NoSuchPlace(number: 7))")
    #expect(host.layers == [[.page(0)]])
    #expect(stage.performed == 1)
  }

  @Test func `undone steps aren't animated`() async {
    #expect(await perform([.push(.page(0)), .present(.page(1))]) == "done")
    stage.failing = [5]
    #expect(await perform([.dismiss, .push(.page(2)), .push(.page(3))]) == "failed: \(Broken(step: 5))")
    #expect(stage.log.suffix(4) == ["dismiss 1", "push page(2)", "pop 1", "present page(1)"])
    #expect(host.layers == [[.page(0)], [.page(1)]])
  }

  @Test func `the layers are what is shown even if undoing fails`() async {
    #expect(await perform([.push(.page(0)), .present(.page(1))]) == "done")
    stage.failing = [5, 7]
    #expect(await perform([.dismiss, .push(.page(2)), .push(.page(3))]) == "left halfway: \(Broken(step: 7))")
    #expect(host.layers == [[.page(0)]])
    #expect(stage.places == [[.page(0)]])
    #expect(await perform([.push(.page(4))]) == "done")
    #expect(host.layers == [[.page(0), .page(4)]])
  }

  @Test func `a call during which the person goes back ends with the screens that remain`() async {
    #expect(await perform([.push(.page(0)), .push(.page(1))]) == "done")
    stage.isHolding = true
    let word = Task { await perform([.present(.page(2)), .push(.page(3))]) }
    await until { stage.isWaiting }
    stage.goBack()
    #expect(host.layers == [[.page(0)]])
    stage.isHolding = false
    stage.release()
    #expect(await word.value == "interrupted")
    #expect(host.layers == [[.page(0)]])
    #expect(stage.places == [[.page(0)]])
  }

  @Test(arguments: [[], [NavigationMove.push(Place.page(2))]])
  func `going back while a call is undone keeps the remaining screens`(_ above: [NavigationMove<Place>]) async {
    #expect(await perform([.push(.page(0)), .present(.page(1))] + above) == "done")
    let before = stage.performed
    stage.failing = [before + 2]
    stage.isHolding = true
    let word = Task { await perform([.dismiss, .push(.page(3))]) }
    // The dismissal, the push that fails, and the presentation that undoes the dismissal, which is last unless a screen
    // was above.
    for step in 1...3 {
      await until { stage.isWaiting && stage.performed == before + step }
      if step == 3 { stage.loseAll() }
      stage.release()
    }
    stage.isHolding = false
    await until { stage.isWaiting || stage.performed > before + 3 }
    stage.release()
    #expect(await word.value == "failed: \(Broken(step: before + 2))")
    #expect(host.layers == stage.places)
    #expect(host.layers == [[]])
  }

  @Test func `a gesture before a call doesn't interrupt it`() async {
    #expect(await perform([.push(.page(0)), .push(.page(1))]) == "done")
    stage.goBack()
    #expect(await perform([.push(.page(2)), .push(.page(3))]) == "done")
    #expect(host.layers == [[.page(0), .page(2), .page(3)]])
  }

  @Test func `a gesture during the only step doesn't interrupt the call`() async {
    #expect(await perform([.push(.page(0)), .push(.page(1))]) == "done")
    stage.isHolding = true
    let word = Task { await perform([.push(.page(2))]) }
    await until { stage.isWaiting }
    stage.goBack()
    stage.release()
    #expect(await word.value == "done")
    #expect(host.layers == [[.page(0), .page(2)]])
    #expect(stage.places == host.layers)
  }
}
