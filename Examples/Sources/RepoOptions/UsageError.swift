/// A command line that cannot be understood.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(_ problem: String) {
    description = "\(problem) (try: --help)"
  }

  init(unknown word: String) {
    self.init("unknown \(word.hasPrefix("-") ? "option" : "argument"): \(word)")
  }
}
