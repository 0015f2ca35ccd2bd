import Foundation
import RepoTerminal
import TerminalKit

do {
  try await Program(Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  StandardError.write("repos: \("\(error)".printable)\n")
  exit(error is UsageError || (error as? ScriptError)?.isUsage == true ? 2 : 1)
}
