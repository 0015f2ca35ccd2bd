import Foundation

/// How far it is, for a person at a terminal.
struct Progress {
  let count: Int
  private let isWatched = isatty(STDERR_FILENO) == 1

  init(of count: Int) { self.count = count }

  func show(_ done: Int) { write("\r\(done) of \(count)") }

  func end() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if isWatched { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
