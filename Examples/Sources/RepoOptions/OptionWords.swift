/// The words of a command line, in order; `--name=value` counts as two.
public struct OptionWords {
  private var rest: [String]

  public init(_ words: [String]) {
    rest = words.flatMap { word in
      guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<equals]), String(word[word.index(after: equals)...])]
    }
  }

  /// Whether any word asks for help, which then is the only task.
  public var wantHelp: Bool { rest.contains("--help") || rest.contains("-h") }

  public mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

  public mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = next(), !value.isEmpty else { throw UsageError("'\(option)' needs a value") }
    return value
  }

  public mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("'\(option)' needs a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }
}
