import Foundation
import RepoAppStore
import RepoTerminal
import TerminalKit

/// The command at which a script stopped.
struct ScriptError: Error, CustomStringConvertible {
  let line: Int
  let cause: CommandError

  var isUsage: Bool {
    if case .unknown = cause { true } else { false }
  }

  var description: String {
    if case .store(let error) = cause { return "line \(line): \(error.line)" }
    return "line \(line): \(cause)"
  }
}

/// A script that could not be read.
struct ScriptFileError: Error, CustomStringConvertible {
  let description: String

  init(path: String, _ error: SystemError) {
    let reason =
      switch error.code {
      case ENOENT: "no such script"
      case EACCES: "not allowed to read the script"
      case EISDIR: "the script is a folder"
      default: "cannot read the script (\(error))"
      }
    description = "\(reason): \(path.printable) (name a file of commands)"
  }
}
