/// Writes a file atomically.
public enum AtomicFile {
  public enum WriteError: Error { case unwritable(String) }

  public static func write(_ text: String, to path: String) throws(WriteError) {
    // The target of a link is replaced, not the link.
    let path = FileSystem.absolute(path)
    if FileSystem.isFolder(path) { throw .unwritable("it is a folder") }
    // A device or a pipe can't be replaced.
    if FileSystem.exists(path), !FileSystem.isFile(path) { return try write(path, with: Array(text.utf8)) }
    let draft = path + ".\(getpid()).part"
    do throws(WriteError) {
      try write(draft, with: Array(text.utf8))
      if rename(draft, path) != 0 { throw .unwritable(String(cString: strerror(errno))) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw .unwritable(String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemCall.write($0, to: file) }
      if count < 0 { throw .unwritable(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }
}
