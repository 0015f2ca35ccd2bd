import Foundation
import RepoAppStore
import RepoHTTPStore
import RepoLive
import RepoModel
import RepoOptions
import RepoTerminal
import TerminalKit

// A file that the program opens must not take the place of a closed standard stream.
for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
  _ = open("/dev/null", O_RDONLY)
}

do {
  try await Program(Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch let error as OutputError where error.isBrokenPipe {
  exit(1)
} catch is Interruption {
  exit(Interruption.exitStatus)
} catch let error as UnfinishedRun {
  StandardError.write("repos: \(error)\n")
  exit(error.exitStatus)
} catch {
  let text = (error as? RepoStoreError)?.line ?? "\(error)"
  StandardError.write("repos: \(text.printable)\n")
  let isUsage = error is UsageError || error is AddressError || (error as? ScriptError)?.isUsage == true
  exit(isUsage ? 2 : 1)
}
