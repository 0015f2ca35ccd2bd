import Foundation

/// The lines of a script, one after the other: a file's, or standard input's as they come.
final class Commands {
  private let nextLine: () -> String?
  /// The number of the line that was read last.
  private(set) var number = 0

  init() {
    nextLine = { readLine() }
  }

  init(path: String) throws(ScriptFileError) {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
      nextLine = { lines.popFirst().map(String.init) }
    } catch {
      throw ScriptFileError(path: path, error)
    }
  }

  func next() -> String? {
    guard let line = nextLine() else { return nil }
    number += 1
    return line
  }
}
