/// What the command line asks for.
public struct Options: Hashable, Sendable {
  /// Where the repositories are.
  public enum Place: Hashable, Sendable {
    case bundled
    case file(path: String, creating: Bool)
    /// At a server's address; what it answers is kept in a file, or in memory.
    case server(address: String, cache: String?)
  }

  public private(set) var place = Place.bundled
  public private(set) var wantsHelp = false

  /// Reads the words after the program's name.
  public init(_ words: [String]) throws(UsageError) {
    var values: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--create": values[word] = word
      case "--database", "--url", "--cache":
        guard let value = rest.popFirst(), !value.isEmpty else { throw UsageError("\(word) needs a value") }
        values[word] = value
      default: throw UsageError("unknown \(word.hasPrefix("-") ? "option" : "argument"): \(word)")
      }
    }
    let creates = values["--create"] != nil
    switch (values["--database"], values["--url"]) {
    case (_?, _?): throw UsageError("--url and --database exclude each other")
    case (nil, _) where creates: throw UsageError("--create needs --database FILE")
    case (_, nil) where values["--cache"] != nil: throw UsageError("--cache needs --url URL")
    case (let path?, nil): place = .file(path: path, creating: creates)
    case (nil, let address?): place = .server(address: address, cache: values["--cache"])
    case (nil, nil): break
    }
  }

  public static let help = """
    repos-desktop: search a few hundred repositories, in a window.

    usage: repos-desktop [--database FILE [--create] | --url URL [--cache FILE]]

      --database FILE   read the repositories from FILE, an SQLite database, instead of the bundled ones
      --create          make FILE, filled with the bundled repositories, if it is missing or empty
      --url URL         search at a server that answers as GitHub's does, such as https://api.github.com; while
                        it is out of reach, what it answered before is shown, and since when that is so
      --cache FILE      with --url: keep its answers in FILE, an SQLite database, instead of in memory
      --help

    In the window, type to search; ↓ goes to the rows, ↑ and ↓ choose, Enter opens; Tab goes on to the page. Esc
    closes the page, goes back to the search, and clears it; ^F goes to the search, ^R asks again, ^Q quits.

    The exit status is 0, or 1 for what could not be done, or 2 for what could not be understood.
    """
}

/// A command line that cannot be understood.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ problem: String) {
    description = "\(problem) (try: repos-desktop --help)"
  }
}
