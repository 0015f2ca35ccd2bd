import MVVMLifecycle
import Testing

/// All sequences of events up to a length, on real view models.
///
/// Each sequence has its own view model, except for its last event. A refusal changes nothing, so all refused events
/// are tried on one view model, which is checked after each. Each accepted event gets a new view model with the same
/// history.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SequenceTests {
  #if DEBUG
    /// Without optimization, the 6.7 million sequences of up to eight events would take half a minute, so only release
    /// builds try them.
    static let length = 7
  #else
    static let length = 8
  #endif

  @Test func `every sequence of events follows the table`() async {
    var driven = 0
    for length in 1...Self.length { driven += await drive(length) }
    #expect(
      driven
        == (1...Self.length).reduce(0) { count, length in count + (1...length).reduce(1) { power, _ in power * 7 } })
    #expect(Trial.mistakes == 0)
  }

  /// Tries all sequences of a length, and returns their number.
  private func drive(_ length: Int) async -> Int {
    var driven = 0
    var events = [Int](repeating: 0, count: length - 1)
    repeat {
      var trial = Trial(after: events)
      var isUsed = false
      for event in 0..<7 where Trial.rows[trial.state * 7 + event] < 0 { trial.attempt(event) }
      for event in 0..<7 where Trial.rows[trial.state * 7 + event] >= 0 {
        var own = isUsed ? Trial(after: events) : trial
        isUsed = true
        own.attempt(event)
        own.finish()
      }
      driven += 7
      // Lets other tests use the main actor.
      if driven % 700 == 0 { await Task.yield() }
    } while Self.count(&events)
    return driven
  }

  /// Advances to the next sequence; returns false after the last one.
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

/// A view model, and its expected state according to the table.
@MainActor private struct Trial {
  static let rows = Table.rows.flatMap { row in row.map { next in next.flatMap(Table.states.firstIndex) ?? -1 } }
  static let events = Table.events
  static let states = Table.states
  static var mistakes = 0

  let car = Car()
  let observer: CallbackCode
  var state = 0
  var expected = 0

  init(after events: [Int]) {
    observer = CallbackCode(car)
    for event in events { attempt(event) }
  }

  mutating func attempt(_ event: Int) {
    let next = Self.rows[state * 7 + event]
    let refusal = car.attempt(Self.events[event])
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
    if observer.received != expected { mistake() }
  }

  private func mistake() {
    Self.mistakes += 1
    if Self.mistakes < 10 {
      Issue.record("\(car.state) where \(Self.states[state]) is expected; \(observer.received), \(expected)")
    }
  }
}

/// Encodes the received callbacks as one digit each, which is faster than an array.
@MainActor private final class CallbackCode: LifecycleObserver {
  private(set) var received = 0
  init(_ car: Car) { car.addObserver(self) }
  private func record(_ digit: Int) { received = received * 8 + digit }
  func viewModelDidSetup(_ viewModel: Car) { record(1) }
  func viewModelWillLoad(_ viewModel: Car) { record(2) }
  func viewModelDidLoad(_ viewModel: Car) { record(3) }
  func viewModelDidFailToLoad(_ viewModel: Car, error: any Error) { record(4) }
  func viewModelDidUpdate(_ viewModel: Car, updates: String) { record(5) }
  func viewModelWillUnload(_ viewModel: Car) { record(6) }
  func viewModelDidUnload(_ viewModel: Car) { record(7) }
}
