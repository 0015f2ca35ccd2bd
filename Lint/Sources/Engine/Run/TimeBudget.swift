/// How long a file may take, to be read and again to be judged: no source that people write comes near it, and one that was
/// made to hurt ends there.
struct TimeBudget: Sendable {
  let time: @Sendable (_ bytes: Int) -> Duration

  /// A debug build parses a megabyte in five seconds, a release build in a tenth of one.
  static let usual = TimeBudget { bytes in .seconds(10 + 10 * (bytes >> 20)) }

  func reason(bytes: Int, doing work: String) -> String {
    "it took longer than \(time(bytes).components.seconds) seconds \(work): exclude it"
  }
}
