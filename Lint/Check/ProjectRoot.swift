#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder that a project is read from: roles come from the whole of it, whatever part is reported.
public enum ProjectRoot {
  private static let marks = [".mvvmlint.yml", ".git"]

  /// The nearest folder upwards with a configuration or a repository, else the folder itself.
  public static func containing(_ path: String) -> String {
    let start = absolute(path)
    let folder = Discovery.isFolder(start) ? start : parent(of: start)
    var next = folder
    while true {
      if marks.contains(where: { Discovery.exists(next + "/" + $0) }) { return next }
      let above = parent(of: next)
      if above == next { return folder }
      next = above
    }
  }

  public static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// A path below the root, as findings name it; nil where it lies elsewhere.
  public static func relative(_ path: String, to root: String) -> String? {
    let path = absolute(path)
    if path == root { return "" }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

extension ProjectRoot {
  public static func exists(_ path: String) -> Bool { Discovery.exists(path) }
  public static func isFolder(_ path: String) -> Bool { Discovery.isFolder(path) }
}
