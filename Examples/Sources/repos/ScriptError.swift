import Foundation
import RepoAppStore
import RepoTerminal
import TerminalKit

/// The error that stopped a script, and its line.
struct ScriptError: Error, CustomStringConvertible {
  let line: Int
  let cause: CommandError

  var isUsage: Bool {
    switch cause {
    case .unknown, .searchTooLong: true
    case .nothingToOpen, .pageIsOpen, .store: false
    }
  }

  var description: String { "line \(line): \(cause.line)" }
}

extension CommandError {
  /// One line for people at a command line.
  var line: String {
    if case .store(let error) = self { return error.line.printable }
    return "\(self)"
  }
}

/// A script that can't be read.
struct ScriptFileError: Error, CustomStringConvertible {
  let description: String

  init(path: String, _ error: SystemError) {
    let reason =
      switch error.code {
      case ENOENT: "there is no such file"
      case EACCES: "permission denied"
      case EISDIR: "it is a folder"
      default: "\(error)"
      }
    description = "Can't read the script \(path.printable): \(reason)"
  }
}
