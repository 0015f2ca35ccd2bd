/// The paths of changed files in a diff.
///
/// They are relative to the current directory, where `git apply` and `patch -p1` expect them. They are relative to the repository in two
/// cases. No program accepts a path that leads out of its folder. In `App`, `git apply` reads `App/List.swift` as a path from
/// the repository, so it would miss `App/App/List.swift`.
struct DiffPaths {
  /// The folder to which the paths are relative, unless that is the current directory.
  let otherFolder: String?
  private let names: [String: String]

  /// - Parameters:
  ///   - paths: the changed files, relative to the project's root.
  ///   - folder: the folder of the project in its repository.
  init(of paths: [String], root: String, folder: String, directory: String) {
    let repository = folder.isEmpty ? root : String(root.dropLast(folder.count + 1))
    let isConfusing: (String) -> Bool = { path in
      Self.relative(directory, to: repository).map { path.hasPrefix($0 + "/") } ?? false
    }
    let inDirectory = paths.map { Self.relative(root + "/" + $0, to: directory) }
    let isComplete = inDirectory.allSatisfy { $0.map { !isConfusing($0) } ?? false }
    otherFolder = isComplete ? nil : repository
    names = Dictionary(
      zip(paths, inDirectory).map { path, local in
        (path, isComplete ? local ?? path : folder.isEmpty ? path : folder + "/" + path)
      }
    ) { first, _ in first }
  }

  subscript(path: String) -> String { names[path] ?? path }

  private static func relative(_ path: String, to folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
