public import RepoOptions

extension Options {
  /// Parses the arguments that follow the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var words = OptionWords(words)
    guard !words.wantHelp else {
      task = .help
      return
    }
    var (place, run) = (LocationOptions(), RunOptions())
    var (script, isLive, isVersion) = (String?.none, false, false)
    while let word = words.next() {
      switch word {
      case "--version": isVersion = true
      case "--live": isLive = true
      case "--script":
        guard script == nil else { throw UsageError("'--script' can be given only once") }
        script = try words.value(of: word)
      case "--selections":
        selections = try words.number(of: word, in: 1...1_000_000)
        run.note(word)
      default: if try !run.read(word, &words) { try place.read(word, &words) }
      }
    }
    if isLive && script != nil { throw UsageError("--live", excludes: "--script") }
    if !isLive { try run.refuse(without: "--live") }
    self.place = try place.place()
    delay = try run.delay(default: delay, within: isLive ? selections * LiveRun.interval : nil)
    seed = run.seed
    task = isVersion ? .version : isLive ? .live : script.map(Task.script) ?? .browse
  }
}
