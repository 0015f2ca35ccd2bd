public import RepoModel
import TerminalKit

/// The reason why a command failed.
public enum CommandError: Error, Hashable {
  /// The command is unknown or has invalid arguments.
  case unknown(String)
  /// The text of a search exceeds the limit.
  case searchTooLong
  /// There is no row to open.
  case nothingToOpen
  /// The command is for the list, but a page is open.
  case pageIsOpen
  /// The store failed.
  case store(RepoStoreError)
}

extension CommandError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let line): "Unknown command '\(line.printable.cut(to: 60))'; 'help' lists the commands"
    case .searchTooLong: "A search has at most \(ListScreen.longestSearch) characters"
    case .nothingToOpen: "There is no row to open; search for something else"
    case .pageIsOpen: "A page is open; use 'back' first"
    case .store(let error): "\(error)"
    }
  }
}
