/// Computes with absolute paths that contain no `.`, `..` or links.
public enum FilePath {
  /// The innermost folder that contains all folders; empty if it is the root of the file system.
  public static func commonFolder(of folders: [String]) -> String {
    let names = folders.map { $0.split(separator: "/") }
    var common = names.first ?? []
    for other in names.dropFirst() {
      common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
    }
    return common.map { "/" + $0 }.joined()
  }

  /// A path relative to the current directory, or the path itself if both share no folder but the root of the file system.
  public static func displayed(_ path: String, from directory: String) -> String {
    let (names, current) = (path.split(separator: "/"), directory.split(separator: "/"))
    let common = zip(names, current).prefix { $0 == $1 }.count
    if common == 0, !current.isEmpty { return path }
    return String(repeating: "../", count: current.count - common) + names.dropFirst(common).joined(separator: "/")
  }
}
