import LintFuzzing
import LintSupport

/// Checks mutated sources: the examples of the rules with random changes.
///
/// `fuzz [COUNT [FIRST]]` exits with 0 unless it crashes or finds a failure. `fuzz 1 NUMBER` repeats one mutant. A release build
/// checks 10,000 in some minutes: `swift run -c release fuzz`.
///
/// `fuzz.sh` builds it as a libFuzzer target instead, which accepts libFuzzer's options.
@main
enum Fuzz {
  static func main() {
    #if LIBFUZZER
      exit(Driver.run())
    #else
      let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
      let count = max(arguments.first ?? 10_000, 0)
      let first = max(arguments.dropFirst().first ?? 0, 0)
      if !survives(first..<(first + count)) { exit(1) }
    #endif
  }

  private static func survives(_ numbers: Range<Int>) -> Bool {
    let clock = ContinuousClock()
    let folder = "/tmp/mvvmlint-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    let results = Workers.map(Array(numbers)) { number in
      var failure: String?
      let time = clock.measure { failure = attempt(number, folder) }
      return (number: number, time: time, failure: failure)
    }
    let failures = results.filter { $0.failure != nil }
    for result in failures { print("\(result.number): \(result.failure ?? "")") }
    if numbers.count == 1 { print(String(decoding: Seeds.mutant(numbers.lowerBound), as: UTF8.self)) }
    let slowest = results.max { $0.time < $1.time }
    print(
      "\(results.count - failures.count) sources survived; the slowest was \(slowest.map { "\($0.number), \($0.time)" } ?? "none")"
    )
    return failures.isEmpty
  }

  private static func attempt(_ number: Int, _ folder: String) -> String? {
    let bytes = Seeds.mutant(number)
    Trial.source(bytes)
    Trial.text(bytes)
    let own = "\(folder)/\(number)"
    mkdir(own, 0o700)
    defer { rmdir(own) }
    do throws(ProjectTrial.TrialFailure) {
      try ProjectTrial(bytes, in: own).run(seed: UInt64(number))
      return nil
    } catch {
      return error.message
    }
  }
}
