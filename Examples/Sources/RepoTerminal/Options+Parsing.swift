import RepoModel

extension Options {
  /// Reads the words after the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var words = Words(words)
    var path: String?
    var address: String?
    var cache: String?
    var creating = false
    var inMemory = false
    while let word = words.next() {
      switch word {
      case "--help", "-h": task = .help
      case "--version": task = .version
      case "--live": try choose(.live, word)
      case "--script": try choose(.script(path: words.value(of: word)), word)
      case "--database": path = try words.value(of: word)
      case "--create": creating = true
      case "--memory": inMemory = true
      case "--url": address = try words.value(of: word)
      case "--cache": cache = try words.value(of: word)
      case "--selections": selections = try words.number(of: word, in: 1...1_000_000)
      case "--delay": delay = try words.number(of: word, in: 0...60_000)
      case "--seed": seed = UInt64(try words.number(of: word, in: 0...Int.max))
      default: throw UsageError("unknown \(word.hasPrefix("-") ? "option" : "argument"): \(word)")
      }
    }
    do {
      place = try StorePlace(memory: inMemory, database: path, creating: creating, url: address, cache: cache)
    } catch {
      throw UsageError("\(error)")
    }
  }

  private mutating func choose(_ task: Task, _ word: String) throws(UsageError) {
    guard [.browse, .help, .version].contains(self.task) else {
      throw UsageError("\(word) does not go with the other options")
    }
    if self.task == .browse { self.task = task }
  }
}

/// The words of a command line, one after the other; `--name=value` counts as two.
private struct Words {
  private var rest: [String]

  init(_ words: [String]) {
    rest = words.flatMap { word in
      guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<equals]), String(word[word.index(after: equals)...])]
    }
  }

  mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

  mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = next(), !value.isEmpty else { throw UsageError("\(option) needs a value") }
    return value
  }

  mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }
}
