import LintSupport

/// A file that the command can't do without.
enum TextFile {
  static func text(of path: String) throws -> String {
    do {
      let bytes = try FileContents.read(path)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      throw Failure("\(path) isn't UTF-8; save it in that encoding")
    } catch FileContents.Failure.unreadable(let reason) {
      throw Failure("can't read \(path): \(reason)")
    }
  }

  static func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(text, to: path)
    } catch AtomicFile.Failure.unwritable(let reason) {
      throw Failure("can't write \(path): \(reason)")
    }
  }
}

/// An error message: what happened, where, and what to do.
struct Failure: Error {
  let lines: [String]

  init(_ message: String) { self.init(lines: ["error: " + message]) }

  /// - Parameter lines: compiler-style messages that start with their places.
  init(lines: [String]) { self.lines = lines }

  func print() { for line in lines { Standard.error(line) } }
}
