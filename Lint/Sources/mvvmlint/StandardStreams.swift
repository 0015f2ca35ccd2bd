import LintReporting
import LintSupport

/// Standard input, output and error, and the environment that affects them.
enum StandardStreams {
  static func warn(_ message: String) { error("warning: " + message) }

  static func error(_ line: String) { errorText(line + "\n") }

  /// Writes all of the text. If the reader of a pipe has ended, as with `| head`, the rest is dropped.
  static func output(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { return }
      if count < 0 { throw CommandError("can't write to standard output: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  static func errorText(_ text: String) { _ = text.withCString { write(2, $0, strlen($0)) } }

  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// The style of reports on standard output.
  static var style: TerminalStyle {
    if isatty(1) != 1 { return .plain }
    return environment("NO_COLOR") == nil && environment("TERM") != "dumb" ? .colors : .excerpts
  }

  /// The value of an environment variable that isn't empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Appends to a file, with a warning if that fails.
  static func append(_ text: String, to path: String) {
    guard let file = fopen(path, "a") else {
      return warn("can't write \(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    fputs(text, file)
  }
}

extension StandardStreams {
  /// The contents of standard input.
  static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &part, part.count)
      if count <= 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
