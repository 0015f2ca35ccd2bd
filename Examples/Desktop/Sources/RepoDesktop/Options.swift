public import RepoOptions

/// The options of the command line.
public struct Options: Hashable, Sendable {
  /// A task of the program.
  public enum Task: Hashable, Sendable {
    case browse
    case help
    case version
    /// Change the list while it is shown.
    case live
    /// Change the list while its rows are clicked.
    case measure(clicks: Int)
  }

  public let place: StoreLocation
  public private(set) var task = Task.browse
  /// The time until the list shows a change, in milliseconds.
  public private(set) var delay = 100
  public private(set) var seed: UInt64 = 1

  /// Parses the arguments that follow the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var words = OptionWords(words)
    guard !words.wantHelp else {
      (place, task) = (.memory, .help)
      return
    }
    var (place, run) = (LocationOptions(), RunOptions())
    var (clicks, isLive, isVersion) = (Int?.none, false, false)
    while let word = words.next() {
      switch word {
      case "--version": isVersion = true
      case "--live": isLive = true
      case "--measure": clicks = try words.number(of: word, in: 1...1_000_000)
      default: if try !run.read(word, &words) { try place.read(word, &words) }
      }
    }
    if isLive && clicks != nil { throw UsageError("--live", excludes: "--measure") }
    if !isLive && clicks == nil { try run.refuse(without: "--live' or '--measure") }
    self.place = try place.place()
    // A click waits for up to 100 ms, the time between two changes.
    delay = try run.delay(default: delay, within: clicks.map { $0 * 100 })
    seed = run.seed
    task = isVersion ? .version : isLive ? .live : clicks.map(Task.measure) ?? .browse
  }

  public static let version = "repos-desktop 1.0"

  public static let help = """
    repos-desktop: search a few hundred open-source repositories, in a window.

    Usage: repos-desktop [--database FILE [--create] | --memory | --url URL [--cache FILE]]
           repos-desktop --live | --measure N [--delay MS] [--seed N]

    \(LocationOptions.help)
      --live            change a copy of the list while it is shown
      --measure N       click N rows of a changing list with the mouse of an X display, and count how often the
                        clicked row opens, by index and by context
      --delay MS        with --live or --measure: time until the list shows a change (default: 100; maximum with
                        --measure: 100 ms per click)
      --seed N          with --live or --measure: random seed of the changes (default: 1)
      --help, -h        print this help and exit
      --version         print the version and exit

    In the window, type to search. ↓ moves to the rows, ↑ and ↓ choose one, Enter opens it, Tab moves to the page.
    Esc closes the page, returns to the search and clears it. ^F searches, ^R reloads, ^Q quits.

    Exit status: 0 success, 1 failure, 2 invalid usage, 130 interrupted by ^C.
    """
}
