/// Absolute paths without `.`, `..` and links.
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

  /// A path relative to the current directory if that is inside of the project or contains the path; else the path itself.
  public static func displayed(_ path: String, root: String, from directory: String) -> String {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    guard !root.isEmpty, prefix.hasPrefix(root + "/") else { return path }
    let (names, current) = (path.split(separator: "/"), directory.split(separator: "/"))
    let common = zip(names, current).prefix { $0 == $1 }.count
    return String(repeating: "../", count: current.count - common) + names.dropFirst(common).joined(separator: "/")
  }
}
