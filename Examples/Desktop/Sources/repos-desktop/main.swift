import Foundation
import RepoAppStore
import RepoDesktop
import RepoHTTPStore
import RepoModel
import RepoOptions

// Nothing is awaited here: this thread is GTK's, and the main actor runs on its loop.
do {
  try Program(options: Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  let text = (error as? RepoStoreError)?.line ?? "\(error)"
  FileHandle.standardError.write(Data("repos-desktop: \(text)\n".utf8))
  exit(error is UsageError || error is AddressError || error is DisplayError ? 2 : 1)
}
