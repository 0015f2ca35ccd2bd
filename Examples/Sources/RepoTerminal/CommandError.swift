public import RepoModel
import TerminalKit

/// Why a command was not carried out.
public enum CommandError: Error, Hashable {
  /// There is no such command, or not with such words after it.
  case unknown(String)
  /// There is no row to open.
  case nothingToOpen
  /// A page is open, and the command is one for the list.
  case pageIsOpen
  /// The store gave no answer.
  case store(RepoStoreError)
}

extension CommandError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let line): "unknown command: \(line.printable.cut(to: 60)) (try: help)"
    case .nothingToOpen: "there is no row to open (search for something else)"
    case .pageIsOpen: "a page is open (say back first)"
    case .store(let error): "\(error)"
    }
  }
}
