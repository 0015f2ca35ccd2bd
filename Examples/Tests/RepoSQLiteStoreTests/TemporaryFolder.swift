import Foundation

/// A folder that is deleted at the end of a test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "repos-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: url.appending(path: name))
    return path(name)
  }

  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
      contents[file.lastPathComponent] = (try? Data(contentsOf: file)) ?? Data()
    }
    return contents
  }
}
