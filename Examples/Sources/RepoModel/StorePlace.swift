/// Where the repositories are, as a command line names it.
public enum StorePlace: Hashable, Sendable {
  /// In memory: those that come with the app.
  case memory
  case file(path: String, creating: Bool)
  /// At a server's address; what it answers is kept in a file, or in memory.
  case server(address: String, cache: String?)

  /// The place that the options name together; nil is an option that was left out.
  public init(
    memory: Bool = false, database: String?, creating: Bool, url: String?, cache: String?
  ) throws(StorePlaceError) {
    switch (database, url) {
    case (_?, _) where memory: throw StorePlaceError(description: "--memory and --database exclude each other")
    case (nil, _) where creating: throw StorePlaceError(description: "--create needs --database FILE")
    case (_, _?) where memory: throw StorePlaceError(description: "--url and --memory exclude each other")
    case (_?, _?): throw StorePlaceError(description: "--url and --database exclude each other")
    case (_, nil) where cache != nil: throw StorePlaceError(description: "--cache needs --url URL")
    case (let path?, nil): self = .file(path: path, creating: creating)
    case (nil, let address?): self = .server(address: address, cache: cache)
    case (nil, nil): self = .memory
    }
  }
}

/// Why options name no place.
public struct StorePlaceError: Error, Hashable, CustomStringConvertible {
  public let description: String
}
