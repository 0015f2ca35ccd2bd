public import RepoOptions

/// What the command line asks for.
public struct Options: Hashable, Sendable {
  /// What the program does.
  public enum Task: Hashable, Sendable {
    case browse
    case help
    /// The list changes while it is read.
    case live
    /// The list changes while so many rows are clicked.
    case measure(clicks: Int)
  }

  public let place: StorePlace
  public private(set) var task = Task.browse
  /// How long after the data the view learns of a change, in milliseconds.
  public private(set) var delay = 100
  public private(set) var seed: UInt64 = 1

  /// Reads the words after the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var words = OptionWords(words)
    var place = PlaceOptions()
    while let word = words.next() {
      switch word {
      case "--help", "-h": task = .help
      case "--live": if task == .browse { task = .live }
      case "--measure":
        let clicks = try words.number(of: word, in: 1...1_000_000)
        if task != .help { task = .measure(clicks: clicks) }
      case "--delay": delay = try words.number(of: word, in: 0...60_000)
      case "--seed": seed = UInt64(try words.number(of: word, in: 0...Int.max))
      default: try place.read(word, &words)
      }
    }
    self.place = try place.place()
  }

  public static let help = """
    repos-desktop: search a few hundred repositories, in a window.

    usage: repos-desktop [--database FILE [--create] | --memory | --url URL [--cache FILE]]
           repos-desktop --live | --measure N [--delay MS] [--seed N]

      --database FILE   read the repositories from FILE, an SQLite database, instead of the bundled ones
      --create          make FILE, filled with the bundled repositories, if it is missing or empty
      --memory          keep the repositories in memory, the bundled ones (this is the default)
      --url URL         search at a server that answers as GitHub's does, such as https://api.github.com; while
                        it is out of reach, what it answered before is shown, and since when that is so
      --cache FILE      with --url: keep its answers in FILE, an SQLite database, instead of in memory
      --live            change the list, a copy in memory, while it is read
      --measure N       click N rows of such a list, by the mouse of an X display, and count how often what
                        opens is what was on screen: by the index into the data, and by the context of the cell
      --delay MS        with --live or --measure: how long after the data the view learns of a change (100)
      --seed N          with --live or --measure: which changes (1)
      --help, -h        say this, whatever else is asked

    In the window, type to search; ↓ goes to the rows, ↑ and ↓ choose, Enter opens; Tab goes on to the page. Esc
    closes the page, goes back to the search, and clears it; ^F goes to the search, ^R asks again, ^Q quits.

    The exit status is 0, or 1 for what could not be done, or 2 for what could not be understood, or without a display.
    """
}
