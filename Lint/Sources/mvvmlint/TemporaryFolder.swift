import Foundation
import LintSupport
import Synchronization

/// A folder that is removed with its contents by ``close()``, or before a signal ends the process.
final class TemporaryFolder: Sendable {
  let path: String
  private let isRemoved = Mutex(false)

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
    path = FileSystem.absolute(folder.path)
    // Installed first, so that there is no moment without it.
    Interruption.prepare { self.close() }
    try isRemoved.withLock { isRemoved in
      if isRemoved { return }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandError("can't create \(folder.path): \(error.localizedDescription)")
      }
    }
  }

  /// Writes a file, and the folders around it.
  func write(_ bytes: Data, to name: String) throws {
    let file = path + "/" + name
    try isRemoved.withLock { isRemoved in
      if isRemoved { return }
      FileSystem.makeFolder(of: file)
      guard FileManager.default.createFile(atPath: file, contents: bytes) else {
        throw CommandError("can't write \(file); free some space in the folder for temporary files")
      }
    }
  }

  func removeFile(_ name: String) { unlink(path + "/" + name) }

  /// Removes the folder. No file is written into it later.
  func close() {
    isRemoved.withLock { isRemoved in
      isRemoved = true
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
