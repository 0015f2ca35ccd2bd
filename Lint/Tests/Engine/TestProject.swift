import Foundation
import LintEngine
import LintRules

/// A project on disk that is removed after the test.
final class TestProject {
  let root: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
    root = folder.path
    for (path, text) in files { try write(text, to: path) }
  }

  var name: String { URL(fileURLWithPath: root).lastPathComponent }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  var check: Check { Check(Sources(root: root)) }

  var findings: [ReportedFinding] { check.findings(of: allRules.filter { $0.severity != .off }) }
}
