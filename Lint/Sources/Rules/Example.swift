/// Code that a rule has nothing to say about.
public struct FineExample: Sendable, ExpressibleByStringLiteral {
  public let source: String

  public init(stringLiteral source: String) { self.source = source }
}

/// Code that breaks a rule; a `↓` stands before each place that the rule reports.
public struct BrokenExample: Sendable, ExpressibleByStringLiteral {
  public static let mark: Character = "↓"

  public let marked: String

  public init(stringLiteral marked: String) { self.marked = marked }

  public var source: String { marked.filter { $0 != Self.mark } }

  /// The offsets of what is marked, in bytes of the source.
  public var places: [UInt32] {
    let parts = marked.split(separator: Self.mark, omittingEmptySubsequences: false)
    var offset: UInt32 = 0
    return parts.dropLast().map { part in
      offset += UInt32(part.utf8.count)
      return offset
    }
  }
}

/// What a rule allows and what it does not: at least one of each, or it does not compile.
public struct Examples: Sendable {
  /// What a project has to write in its configuration for the rule to find anything; nothing for most.
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
}

/// A file of an example: a line such as `// Domain/Item.swift` begins one, and is its first.
public struct ExampleFile: Sendable {
  public let path: String
  public let source: String

  private static let usualPath = "Sources/App/App.swift"

  /// The files of an example, which are the whole of it one after the other.
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

  /// With their ends.
  private static func lines(of source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { $0.offset + 1 < lines.count ? $0.element + "\n" : String($0.element) }
  }

  private static func path(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0.isNewline }
    return words.count == 2 && words[0] == "//" && words[1].hasSuffix(".swift") ? String(words[1]) : nil
  }
}
