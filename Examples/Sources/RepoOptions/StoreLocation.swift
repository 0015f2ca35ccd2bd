/// The place of the repositories, as a command line names it.
public enum StoreLocation: Hashable, Sendable {
  /// In memory: the bundled repositories.
  case memory
  case file(path: String, creating: Bool)
  /// On a server; its answers are cached in a file or in memory.
  case server(address: String, cache: String?)
}

/// The options that name a place.
public struct LocationOptions {
  /// The lines of a help text about these options.
  public static let help = """
      --database FILE   read the repositories from FILE, an SQLite database
      --create          create FILE with the bundled repositories if it is missing or empty
      --memory          use the bundled repositories (default)
      --url URL         search a server with GitHub's API, such as https://api.github.com; saved results are
                        shown while it can't be reached
      --cache FILE      with --url: save results in FILE, an SQLite database (default: in memory)
    """

  private var path: String?
  private var address: String?
  private var cache: String?
  private var creating = false
  private var inMemory = false

  public init() {}

  /// Reads one more option; an unknown one throws.
  public mutating func read(_ word: String, _ words: inout OptionWords) throws(UsageError) {
    switch word {
    case "--database": path = try words.value(of: word)
    case "--create": creating = true
    case "--memory": inMemory = true
    case "--url": address = try words.value(of: word)
    case "--cache": cache = try words.value(of: word)
    default: throw UsageError(unknown: word)
    }
  }

  /// Returns the place that the options describe together.
  public func place() throws(UsageError) -> StoreLocation {
    if inMemory && path != nil { throw UsageError("--memory", excludes: "--database") }
    if creating && path == nil { throw UsageError("--create", needs: "--database FILE") }
    if address != nil && inMemory { throw UsageError("--url", excludes: "--memory") }
    if address != nil && path != nil { throw UsageError("--url", excludes: "--database") }
    if cache != nil && address == nil { throw UsageError("--cache", needs: "--url URL") }
    if let address { return .server(address: address, cache: cache) }
    return path.map { .file(path: $0, creating: creating) } ?? .memory
  }
}
