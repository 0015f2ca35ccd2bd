/// Queries about paths. All but ``isLink(_:)`` follow links.
public enum FileSystem {
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  public static func isFolder(_ path: String) -> Bool { has(S_IFDIR, path) }

  public static func isFile(_ path: String) -> Bool { has(S_IFREG, path) }

  /// Whether a path is a symbolic link itself.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func has(_ kind: mode_t, _ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }

  /// The absolute path without links, or the path itself if nothing exists there.
  public static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Creates the folder that contains a path, and those around it.
  public static func makeFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if exists(folder) { return }
    makeFolder(of: folder)
    mkdir(folder, 0o755)
  }
}

extension FileSystem {
  /// Whether an existing file has no write permission, or the user doesn't have it.
  public static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    // The superuser may write any file, but the permission was removed on purpose.
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }
}
