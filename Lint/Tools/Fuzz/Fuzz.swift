import LintFuzzing
import LintSupport

/// Asks the checker about sources that were made wrong: the examples of the rules, cut and mixed.
///
/// `fuzz [COUNT [FIRST]]` ends with 0, or with the crash or the failure that it found; `fuzz 1 NUMBER` repeats one of them. A
/// release build asks about 10,000 in some minutes: `swift run -c release fuzz`.
///
/// Built by `fuzz.sh` it is a libFuzzer target instead, and takes libFuzzer's options.
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
    do throws(ProjectTrial.Failure) {
      try ProjectTrial(bytes, in: own).run(seed: UInt64(number))
      return nil
    } catch {
      return error.what
    }
  }
}
