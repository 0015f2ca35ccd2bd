import Foundation
import TerminalKit

/// The lines of a script, one after the other, and their numbers.
final class Commands {
  private var lines: Lines
  private let path: String
  private let file: FileHandle
  /// The number of the line that was read last.
  private(set) var number = 0

  /// Those on standard input, as they come.
  init() {
    (file, path) = (.standardInput, "standard input")
    lines = Lines(file.fileDescriptor)
  }

  /// Those of a file, or of a pipe as they come.
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
