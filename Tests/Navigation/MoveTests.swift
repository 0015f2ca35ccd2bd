import MVVMNavigation
import Testing

/// Every move in every state that a few moves lead to, compared with an independent reference.
@MainActor
@Suite(.hangGuard) struct MoveTests {
  typealias Host = NavigationHost<Place, TestStage>

  /// Applies the events, and returns the first difference between the host, the stage and the reference.
  func difference(_ events: [Event], hasOwnRoot: Bool) async -> String? {
    let stage = TestStage(hasOwnRoot: hasOwnRoot)
    let host = Host(on: stage, page)
    var reference = Reference(hasOwnRoot: hasOwnRoot)
    for event in events {
      switch event {
      case .move(let move):
        let word = await outcome { () async throws(NavigationError) in try await host.navigator.limited.perform([move])
        }
        let expected = reference.move(move)
        if word != expected { return "\(events): \(event) is '\(word)' instead of '\(expected)'" }
      case .goBack:
        stage.goBack()
        reference.goBack()
      case .swipeDown:
        stage.swipeDown()
        reference.swipeDown()
      }
      if host.layers != reference.places || stage.places != reference.places || !stage.invalidSteps.isEmpty {
        return
          "\(events): after \(event) \(reference.places), not \(host.layers), \(stage.places) \(stage.invalidSteps)"
      }
    }
    return nil
  }

  /// Four events without the moves that replace all screens, three events with them.
  @Test(arguments: [false, true], [4, 3])
  func `all sequences of moves and gestures match the reference`(_ hasOwnRoot: Bool, _ length: Int) async {
    var count = 0
    for events in sequences(length, { Event.all($0, replacing: length == 3) }) {
      count += 1
      if let difference = await difference(events, hasOwnRoot: hasOwnRoot) {
        Issue.record("\(difference)")
        return
      }
    }
    #expect(count == (length == 4 ? 14_641 : 2_197))
  }

  @Test(arguments: 1...20)
  func `long random sequences match the reference`(_ seed: UInt64) async {
    var numbers = SplitMix(seed)
    let events = (0..<300).map { Event.all($0, replacing: true)[Int(numbers.next() % 13)] }
    #expect(await difference(events, hasOwnRoot: seed.isMultiple(of: 2)) == nil)
  }

  @Test func `each method makes its move`() async throws {
    var calls: [[NavigationMove<Place>]] = []
    let navigator = Navigator<Place> {
      calls.append($0)
      return nil
    }
    try await navigator.push(.page(1))
    try await navigator.pop()
    try await navigator.popToRoot()
    try await navigator.present(.page(2))
    try await navigator.show(.page(3))
    try await navigator.dismiss()
    try await navigator.open([.page(4), .page(5)])
    try await navigator.setRoot(.page(6))
    #expect(
      calls == [
        [.push(.page(1))], [.pop], [.popToRoot], [.present(.page(2))], [.show(.page(3))], [.dismiss],
        [.open([.page(4), .page(5)])], [.setRoot(.page(6))],
      ])
  }

  @Test func `a navigator without a host fails with its closure's error`() async {
    let navigator = Navigator<Place> { _ in .cannotPush }
    #expect(await outcome { () async throws(NavigationError) in try await navigator.pop() } == "cannot push")
  }

  @Test func `a screen is created with its view model, which can navigate`() async throws {
    let stage = TestStage()
    let host = Host(on: stage, page)
    try await host.navigator.limited.push(.page(1))
    let model = try #require(stage.layers[0].first?.model)
    try await model.navigator.limited.push(.page(2))
    #expect(host.layers == [[.page(1), .page(2)]])
  }

  @Test func `each error has a different description`() {
    let errors: [NavigationError] = [
      .nothingToPop, .nothingToDismiss, .cannotPush, .noScreen(Broken(step: 1)), .failed(Broken(step: 2)),
      .undoFailed(Broken(step: 3)), .interrupted, .cancelled, .ended,
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(NavigationError.noScreen(Broken(step: 1)).description.hasSuffix("(nothing was changed): Broken(step: 1)"))
    #expect(
      NavigationError.failed(Broken(step: 2)).description.hasSuffix(
        "(the steps before it were undone): Broken(step: 2)"))
    #expect(
      NavigationError.undoFailed(Broken(step: 3)).description.hasSuffix(
        "undoing the steps before it failed too: Broken(step: 3)"))
  }
}

/// Random numbers that depend only on the seed.
struct SplitMix {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
