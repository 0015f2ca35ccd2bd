/// Writes files atomically: after a failure or a crash, a file has its old or its new contents.
public enum AtomicFile {
  public enum WriteError: Error { case unwritable(String) }

  public static func write(_ text: String, to path: String) throws(WriteError) {
    // The target of a link is replaced, not the link.
    let path = FileSystem.absolute(path)
    if FileSystem.isFolder(path) { throw .unwritable("it is a folder") }
    // A device or a pipe can't be replaced.
    if FileSystem.exists(path), !FileSystem.isFile(path) { return try write(Array(text.utf8), into: path) }
    try replace(path, with: Array(text.utf8))
  }

  /// Replaces a regular file or creates it. An existing file keeps its permissions.
  ///
  /// - Parameter isAllowed: called before the file is replaced, when its new contents are on disk. It returns false if the file
  ///   must stay as it is.
  /// - Returns: whether the file was replaced.
  @discardableResult
  public static func replace(
    _ path: String, with bytes: [UInt8], if isAllowed: () -> Bool = { true }
  ) throws(WriteError) -> Bool {
    let draft = path + ".\(getpid()).part"
    do throws(WriteError) {
      var status = stat()
      try write(bytes, into: draft, mode: stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil)
      guard isAllowed() else {
        unlink(draft)
        return false
      }
      if rename(draft, path) != 0 { throw .unwritable(String(cString: strerror(errno))) }
      return true
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes bytes and waits until a regular file's are on disk.
  private static func write(_ bytes: [UInt8], into path: String, mode: mode_t? = nil) throws(WriteError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw .unwritable(String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemCall.write($0, to: file) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .unwritable(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
    if let mode, fchmod(file, mode) != 0 { throw .unwritable(String(cString: strerror(errno))) }
    // Devices and pipes can't be synchronized.
    if fsync(file) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      throw .unwritable(String(cString: strerror(errno)))
    }
  }
}
