/// The options of a run that changes the list: `--delay`, `--seed` and their like.
public struct RunOptions {
  /// The options given so far, which need a run.
  private var given: [String] = []
  public private(set) var seed: UInt64 = 1
  private var delay: Int?

  public init() {}

  /// Reads one more option; returns false if it isn't an option of a run.
  public mutating func read(_ word: String, _ words: inout OptionWords) throws(UsageError) -> Bool {
    switch word {
    case "--delay": delay = try words.number(of: word, in: 0...60_000)
    case "--seed": seed = UInt64(try words.number(of: word, in: 0...Int.max))
    default: return false
    }
    note(word)
    return true
  }

  /// Notes another option that needs a run.
  public mutating func note(_ word: String) { given.append(word) }

  /// Throws if an option was given that needs one of these tasks.
  public func refuse(without tasks: String) throws(UsageError) {
    if let option = given.first { throw UsageError(option, needs: tasks) }
  }

  /// The delay in milliseconds, which must not exceed the duration of the run.
  ///
  /// - Parameter duration: The run's duration in milliseconds; nil if it has no end.
  public func delay(default usual: Int, within duration: Int?) throws(UsageError) -> Int {
    guard let duration else { return delay ?? usual }
    guard let delay else { return min(usual, duration) }
    if delay > duration { throw UsageError("'--delay' exceeds the run; the maximum here is \(duration), not \(delay)") }
    return delay
  }
}
