/// Paths below the root, without `.` and `..`.
package enum RelativePath {
  package static func joined(_ folder: String, _ path: String) -> String {
    var names: [Substring] = []
    for name in folder.split(separator: "/") + path.split(separator: "/") {
      switch name {
      case ".": continue
      // What leads out of the root is kept, and is then no file of the project.
      case ".." where names.last.map { $0 != ".." } ?? false: names.removeLast()
      default: names.append(name)
      }
    }
    return names.joined(separator: "/")
  }
}
