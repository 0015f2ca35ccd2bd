import Foundation
import LintEdits
import LintSupport

/// A folder on disk that is removed after the test.
final class Folder {
  let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = FileSystem.absolute(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  var writer: ChangeWriter { ChangeWriter(root: root) }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: root + "/" + target)
  }

  func text(of path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/" + path)
  }

  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: root + "/" + path)
  }

  func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: root + "/" + path)[.posixPermissions] as? Int
  }
}
