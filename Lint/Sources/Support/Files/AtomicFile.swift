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
    let draft = draft(of: path)
    let file = try open(draft)
    defer { close(file) }
    // The lock ends with the process. Where there are no locks, the draft stays if the process is killed.
    SystemCall.lock(file)
    do throws(WriteError) {
      var status = stat()
      try write(bytes, into: file, mode: stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil)
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

  private static func write(_ bytes: [UInt8], into path: String) throws(WriteError) {
    let file = try open(path)
    defer { close(file) }
    try write(bytes, into: file)
  }

  private static func open(_ path: String) throws(WriteError) -> Int32 {
    let file = SystemCall.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode: 0o644)
    guard file >= 0 else { throw .unwritable(String(cString: strerror(errno))) }
    return file
  }

  /// Writes bytes and waits until a regular file's are on disk.
  private static func write(_ bytes: [UInt8], into file: Int32, mode: mode_t? = nil) throws(WriteError) {
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

/// The new contents of a file before they replace it. A process that is killed leaves its draft behind.
extension AtomicFile {
  /// The end of a draft's name.
  public static let draftSuffix = "." + Tool.name

  /// A hidden file in the same folder, because files can't be renamed across file systems.
  static func draft(of path: String) -> String {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<nameStart] + ".\(path[nameStart...]).\(getpid())" + draftSuffix
  }

  /// Removes the drafts in a folder that no process writes.
  ///
  /// - Returns: their names, sorted.
  public static func removeAbandonedDrafts(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name.hasSuffix(draftSuffix) { names.append(name) }
    }
    return names.sorted().filter { removeAbandonedDraft(folder + "/" + $0) }
  }

  /// Removes a draft, unless a process may still write it. The file that it should have replaced is unchanged.
  ///
  /// - Returns: whether the draft was removed.
  public static func removeAbandonedDraft(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard name.hasPrefix("."), name.hasSuffix(draftSuffix),
      name.dropLast(draftSuffix.count).split(separator: ".").last.flatMap({ pid_t($0) }) != nil
    else { return false }
    let file = SystemCall.open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return SystemCall.lock(file) && unlink(path) == 0
  }
}
