import Foundation
import RepoAppStore
import RepoDesktop
import RepoHTTPStore
import RepoLive
import RepoModel
import RepoOptions

// Don't await here: GTK needs this thread, and the main actor runs on GTK's loop.
do {
  try Program(options: Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch let error as UnfinishedRun {
  FileHandle.standardError.write(Data("repos-desktop: \(error)\n".utf8))
  exit(error.exitStatus)
} catch {
  let text = (error as? RepoStoreError)?.line ?? "\(error)"
  FileHandle.standardError.write(Data("repos-desktop: \(text)\n".utf8))
  exit(error is UsageError || error is AddressError ? 2 : 1)
}
