public import RepoOptions

extension Options {
  /// Reads the words after the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var words = OptionWords(words)
    var place = PlaceOptions()
    while let word = words.next() {
      switch word {
      case "--help", "-h": task = .help
      case "--version": task = .version
      case "--live": try choose(.live, word)
      case "--script": try choose(.script(path: words.value(of: word)), word)
      case "--selections": selections = try words.number(of: word, in: 1...1_000_000)
      case "--delay": delay = try words.number(of: word, in: 0...60_000)
      case "--seed": seed = UInt64(try words.number(of: word, in: 0...Int.max))
      default: try place.read(word, &words)
      }
    }
    self.place = try place.place()
  }

  private mutating func choose(_ task: Task, _ word: String) throws(UsageError) {
    guard [.browse, .help, .version].contains(self.task) else {
      throw UsageError("\(word) does not go with the other options")
    }
    if self.task == .browse { self.task = task }
  }
}
