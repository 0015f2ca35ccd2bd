import LintEngine
import LintSupport

/// The part of a project that is reported, and where the whole of it begins.
struct CheckRequest {
  let root: String
  /// Files and folders below the root; empty for all of it.
  private let reported: Set<String>

  /// - Parameter paths: none means the current folder.
  init(paths: [String]) throws {
    let paths = paths.isEmpty ? ["."] : paths
    for path in paths where !FileSystem.exists(path) {
      throw Failure(
        path.isEmpty
          ? "a path is empty: name a file or folder of the project, or none for the current one"
          : "there is no \(path): name a file or folder of the project")
    }
    let root = ProjectRoot.containing(paths[0])
    if root == "/" { throw Failure("\(paths[0]) is the whole disk, and no project: name the folder of one") }
    try self.init(
      root: root,
      reported: paths.map { path in
        if let relative = ProjectRoot.relative(path, to: root) { return relative }
        throw Failure("\(path) lies outside of \(root), the root of \(paths[0]): check each project by itself")
      })
  }

  /// - Parameter files: as somebody else lists them, of the project around the current folder; what lies elsewhere, such as
  ///   sources that a build makes, is not reported.
  init(files: [String]) throws {
    for file in files where !FileSystem.exists(file) {
      throw Failure("there is no \(file), which the list of files names: write the list anew")
    }
    let root = ProjectRoot.containing(files.first ?? ".")
    self.init(root: root, reported: files.compactMap { ProjectRoot.relative($0, to: root) })
  }

  init(root: String, reported: [String]) {
    self.root = root
    self.reported = Set(reported)
  }

  /// The paths below which nothing is read, as where they are excluded.
  func unread(_ paths: [String]) -> [String] {
    reported.filter { named in !named.isEmpty && !paths.contains { $0 == named || $0.hasPrefix(named + "/") } }.sorted()
  }

  /// A path that somebody named, and in which there is no source, read or left out.
  ///
  /// - Parameter paths: what is read.
  func empty(_ paths: [String], among named: [String]) -> String? {
    named.first { path in
      guard let relative = ProjectRoot.relative(path, to: root) else { return false }
      let isRead = paths.contains { relative.isEmpty || $0 == relative || $0.hasPrefix(relative + "/") }
      return !isRead && !ProjectRoot.holdsSource(path)
    }
  }

  func reports(_ path: String) -> Bool {
    if reported.contains("") { return true }
    var next = path[...]
    while !reported.contains(String(next)) {
      if next.isEmpty { return false }
      next = next.utf8.lastIndex(of: UInt8(ascii: "/")).map { next[..<$0] } ?? ""
    }
    return true
  }
}
