/// An invalid command line.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(_ problem: String) {
    description = "\(problem); see --help"
  }

  init(unknown word: String) {
    self.init("Unknown \(word.hasPrefix("-") ? "option" : "argument") '\(word)'")
  }

  /// Two options that exclude each other.
  public init(_ option: String, excludes other: String) {
    self.init("'\(option)' can't be combined with '\(other)'")
  }

  /// An option that has no effect without another.
  public init(_ option: String, needs other: String) {
    self.init("'\(option)' needs '\(other)'")
  }
}
