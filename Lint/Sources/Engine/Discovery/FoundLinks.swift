import LintSupport

/// The symbolic links below the root of a project.
struct FoundLinks {
  private let root: String
  /// The links to Swift files, relative to the root.
  var files: [String] = []
  /// The links to folders that aren't read yet.
  var folders: [String] = []
  private var readFolders: [String] = []

  init(root: String) { self.root = FileSystem.absolute(root) }

  mutating func nextFolder() -> String? {
    guard let first = folders.min() else { return nil }
    folders.removeAll { $0 == first }
    readFolders.append(first)
    return first
  }

  /// The links to files that aren't found without them. Of several links to a file, the first one is taken.
  func newFiles(besides sources: [String]) -> [String] {
    if files.isEmpty { return [] }
    var known = Set(sources.map(target))
    return files.sorted().filter { known.insert(FileSystem.absolute(root + "/" + $0)).inserted }
  }

  /// The absolute path without links. Only files behind linked folders need a query.
  private func target(_ path: String) -> String {
    let absolute = root + "/" + path
    return readFolders.contains { path.hasPrefix($0 + "/") } ? FileSystem.absolute(absolute) : absolute
  }
}
