/// How long a file may take: no source that people write comes near it, and one that was made to hurt ends there.
enum TimeBudget {
  /// A debug build parses a megabyte in five seconds, a release build in a tenth of one.
  static func time(bytes: Int) -> Duration { .seconds(10 + 10 * (bytes >> 20)) }

  static func reason(bytes: Int) -> String {
    "it took longer than \(time(bytes: bytes).components.seconds) seconds to read: exclude it"
  }
}
