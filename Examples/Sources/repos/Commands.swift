import Foundation
import TerminalKit

/// The lines of a script with their numbers.
final class Commands {
  private var lines: Lines
  private let path: String
  private let file: FileHandle
  /// The number of the last line read.
  private(set) var number = 0

  /// Reads standard input line by line.
  init() {
    (file, path) = (.standardInput, "standard input")
    lines = Lines(file.fileDescriptor)
  }

  /// Reads a file, or a pipe line by line.
  init(path: String) throws(ScriptFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ScriptFileError(path: path, SystemError()) }
    self.path = path
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    lines = Lines(descriptor)
  }

  func next() throws(ScriptFileError) -> String? {
    do {
      guard let line = try lines.next() else { return nil }
      number += 1
      return line
    } catch {
      throw ScriptFileError(path: path, error)
    }
  }
}
