import Foundation
import RepoDesktop
import RepoHTTPStore

// Nothing is awaited here: this thread is GTK's, and the main actor runs on its loop.
do {
  try Program(Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  FileHandle.standardError.write(Data("repos-desktop: \(error)\n".utf8))
  exit(error is UsageError || error is AddressError || error is DisplayError ? 2 : 1)
}
