import LintSupport

/// A file that somebody named, or that its name says to be ours: without it the work cannot be done.
enum TextFile {
  static func text(of path: String) throws -> String {
    do {
      let bytes = try FileContents.read(path)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      throw Failure("\(path) is not UTF-8: save it as such")
    } catch FileContents.Failure.unreadable(let reason) {
      throw Failure("\(path) cannot be read: \(reason)")
    }
  }
}

extension TextFile {
  static func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(text, to: path)
    } catch AtomicFile.Failure.unwritable(let reason) {
      throw Failure("\(path) cannot be written: \(reason)")
    }
  }
}

/// An error message: what happened, where, and what to do.
struct Failure: Error {
  let lines: [String]

  init(_ message: String) { self.init(lines: ["mvvmlint: " + message]) }

  /// - Parameter lines: each with its place, as compilers tell it.
  init(lines: [String]) { self.lines = lines }
}
