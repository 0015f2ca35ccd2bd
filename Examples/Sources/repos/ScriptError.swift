import Foundation
import RepoTerminal
import TerminalKit

/// The command at which a script stopped.
struct ScriptError: Error, CustomStringConvertible {
  let line: Int
  let cause: CommandError

  var isUsage: Bool {
    if case .unknown = cause { true } else { false }
  }

  var description: String { "line \(line): \(cause)" }
}

/// A script that could not be read.
struct ScriptFileError: Error, CustomStringConvertible {
  let description: String

  init(path: String, _ error: any Error) {
    let reason =
      switch error {
      case CocoaError.fileReadNoSuchFile: "no such script"
      case CocoaError.fileReadNoPermission: "not allowed to read the script"
      default: "cannot read the script"
      }
    description = "\(reason): \(path.printable) (name a file of commands)"
  }
}
