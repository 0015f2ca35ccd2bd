/// Code in which a rule finds nothing.
public struct FineExample: Sendable, ExpressibleByStringLiteral {
  public let source: String

  public init(stringLiteral source: String) { self.source = source }
}

/// Code that breaks a rule, with a `↓` before each place that the rule reports.
public struct BrokenExample: Sendable, ExpressibleByStringLiteral {
  public static let mark: Character = "↓"

  public let marked: String

  public init(stringLiteral marked: String) { self.marked = marked }

  public var source: String { marked.filter { $0 != Self.mark } }

  /// The offsets of the marked places, in bytes of the source.
  public var places: [UInt32] {
    let parts = marked.split(separator: Self.mark, omittingEmptySubsequences: false)
    var offset: UInt32 = 0
    return parts.dropLast().map { part in
      offset += UInt32(part.utf8.count)
      return offset
    }
  }
}

/// Code that a rule allows and code that it reports. The initializer requires at least one example of each.
public struct Examples: Sendable {
  /// The lines of `.mvvmlint.yml` that the examples need.
  public let configuration: String?
  public let fine: [FineExample]
  public let broken: [BrokenExample]

  public init(
    under configuration: String? = nil, fine: FineExample, _ moreFine: FineExample..., broken: BrokenExample,
    _ moreBroken: BrokenExample...
  ) {
    self.configuration = configuration
    self.fine = [fine] + moreFine
    self.broken = [broken] + moreBroken
  }

  private init(fine: [FineExample], broken: [BrokenExample]) {
    configuration = nil
    self.fine = fine
    self.broken = broken
  }

  /// The examples of both, which need no configuration.
  static func + (first: Examples, second: Examples) -> Examples {
    Examples(fine: first.fine + second.fine, broken: first.broken + second.broken)
  }
}

/// A broken example and the same code with the mistake fixed.
public struct ExamplePair: Sendable {
  public let broken: BrokenExample
  public let fixed: FineExample

  public init(broken: BrokenExample, fixed: FineExample) {
    self.broken = broken
    self.fixed = fixed
  }

  /// An example that differs from the broken one in a single place.
  public init(broken: BrokenExample, replacing mistake: String, with fix: String) {
    self.init(broken: broken, fixed: FineExample(stringLiteral: broken.source.replacing(mistake, with: fix)))
  }
}

/// A file of an example. A line such as `// Domain/Item.swift` is the first line of a file with that path.
public struct ExampleFile: Sendable {
  public let path: String
  public let source: String

  private static let usualPath = "Sources/App/App.swift"

  /// The files of an example in order. Joined, they are the whole example.
  public static func all(in source: String) -> [ExampleFile] {
    var files: [ExampleFile] = []
    for line in lines(of: source) {
      if let path = path(line) {
        files.append(ExampleFile(path: path, source: line))
      } else if let last = files.popLast() {
        files.append(ExampleFile(path: last.path, source: last.source + line))
      } else {
        files.append(ExampleFile(path: usualPath, source: line))
      }
    }
    return files
  }

  private static func lines(of source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { $0.offset + 1 < lines.count ? $0.element + "\n" : String($0.element) }
  }

  private static func path(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0.isNewline }
    return words.count == 2 && words[0] == "//" && words[1].hasSuffix(".swift") ? String(words[1]) : nil
  }
}
