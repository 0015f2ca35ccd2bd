import LintSupport

/// Reads and writes text files. If that fails, the command fails.
enum TextFile {
  static func text(of path: String) throws -> String {
    do {
      let bytes = try FileContents.read(path)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      throw CommandError("\(path) isn't UTF-8; save it in that encoding")
    } catch FileContents.ReadError.unreadable(let reason) {
      throw CommandError("can't read \(path): \(reason)")
    }
  }

  static func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(text, to: path)
    } catch AtomicFile.WriteError.unwritable(let reason) {
      throw CommandError("can't write \(path): \(reason)")
    }
  }
}

/// An error that ends a command. Its message states the problem, its place and a solution.
struct CommandError: Error {
  let lines: [String]

  init(_ message: String) { self.init(lines: ["error: " + message]) }

  /// - Parameter lines: compiler-style messages that start with their places.
  init(lines: [String]) { self.lines = lines }

  func print() { for line in lines { StandardStreams.error(line) } }
}
