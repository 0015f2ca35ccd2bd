import MVVMLifecycle
import Testing

/// All sequences of events up to a length, on real view models.
///
/// Each sequence is driven on a view model of its own, but for its last event: those that the table refuses are asked one after another, since a refusal changes
/// nothing, which is checked after each; one that is not refused has a view model that had the events before it, and no others.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SequenceTests {
  #if DEBUG
    /// Without optimization, the 6.7 million sequences of up to eight would take half a minute: they are left to the build for release.
    static let length = 7
  #else
    static let length = 8
  #endif

  @Test func `every sequence of events goes by the table`() async {
    var driven = 0
    for length in 1...Self.length { driven += await drive(length) }
    #expect(
      driven
        == (1...Self.length).reduce(0) { count, length in count + (1...length).reduce(1) { power, _ in power * 7 } })
    #expect(Trial.mistakes == 0)
  }

  /// All sequences of this length; how many they were.
  private func drive(_ length: Int) async -> Int {
    var driven = 0
    var events = [Int](repeating: 0, count: length - 1)
    repeat {
      var trial = Trial(after: events)
      var isUsed = false
      for event in 0..<7 where Trial.rows[trial.state * 7 + event] < 0 { trial.happens(event) }
      for event in 0..<7 where Trial.rows[trial.state * 7 + event] >= 0 {
        var own = isUsed ? Trial(after: events) : trial
        isUsed = true
        own.happens(event)
        own.finish()
      }
      driven += 7
      // The other tests want the main actor too.
      if driven % 700 == 0 { await Task.yield() }
    } while Self.count(&events)
    return driven
  }

  /// Counts on; false after the last.
  private static func count(_ digits: inout [Int]) -> Bool {
    var place = digits.count - 1
    while place >= 0 {
      digits[place] += 1
      if digits[place] < 7 { return true }
      digits[place] = 0
      place -= 1
    }
    return false
  }
}

/// A view model, and what the table says of it.
@MainActor private struct Trial {
  static let rows = Table.rows.flatMap { row in row.map { next in next.flatMap(Table.states.firstIndex) ?? -1 } }
  static let events = Table.events
  static let states = Table.states
  static var mistakes = 0

  let car = Car()
  let ear: Ear
  var state = 0
  var expected = 0

  init(after events: [Int]) {
    ear = Ear(car)
    for event in events { happens(event) }
  }

  mutating func happens(_ event: Int) {
    let next = Self.rows[state * 7 + event]
    let refusal = car.happens(Self.events[event])
    if next < 0 {
      if refusal != .refused(Self.events[event], in: Self.states[state]) { mistake() }
    } else {
      if refusal != nil { mistake() }
      state = next
      expected = expected * 8 + event + 1
    }
    if car.state != Self.states[state] { mistake() }
  }

  func finish() {
    if ear.heard != expected { mistake() }
  }

  private func mistake() {
    Self.mistakes += 1
    if Self.mistakes < 10 {
      Issue.record("\(car.state) where \(Self.states[state]) is expected; \(ear.heard), \(expected)")
    }
  }
}

/// Hears quickly: a digit for each callback.
@MainActor private final class Ear: LifecycleObserver {
  private(set) var heard = 0
  init(_ car: Car) { car.addObserver(self) }
  private func hear(_ digit: Int) { heard = heard * 8 + digit }
  func viewModelDidSetup(_ viewModel: Car) { hear(1) }
  func viewModelWillLoad(_ viewModel: Car) { hear(2) }
  func viewModelDidLoad(_ viewModel: Car) { hear(3) }
  func viewModelDidFailToLoad(_ viewModel: Car, error: any Error) { hear(4) }
  func viewModelDidUpdate(_ viewModel: Car, updates: String) { hear(5) }
  func viewModelWillUnload(_ viewModel: Car) { hear(6) }
  func viewModelDidUnload(_ viewModel: Car) { hear(7) }
}
