import Testing

@testable import LintSupport

@Suite struct WorkersTests {
  @Test(arguments: [1, 3, 100])
  func resultsHaveOrderOfInputs(threads: Int) {
    #expect(Workers.map(Array(0..<50), threads: threads) { $0 * 2 } == (0..<50).map { $0 * 2 })
  }

  @Test func noInputsGiveNoResults() {
    #expect(Workers.map([Int](), threads: 2) { $0 } == [])
  }

  @Test(arguments: [1, 2])
  func workThatNeverEndsIsAbandonedAndRestIsDone(threads: Int) {
    let deadline = Deadline<Int, String> {
      $0 == 2 ? .zero : .seconds(3600)
    } orElse: {
      "\($0) took too long"
    }
    let gate = Gate()
    let results = Workers.map([1, 2, 3, 4], threads: threads, deadline: deadline) { number in
      if number == 2 { gate.wait() }
      return "\(number)"
    }
    gate.open()
    #expect(results == ["1", "2 took too long", "3", "4"])
  }
}

/// Blocks threads until it opens.
private final class Gate: Sendable {
  private let monitor = Monitor(false) { $0 }

  func wait() { monitor.wait(checkingEvery: nil) { $0 ? () : nil } }
  func open() { monitor.change { $0 = true } }
}
