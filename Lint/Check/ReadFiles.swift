import LintConfiguration
import LintProject

/// Which of the files that lie below a root are read.
enum ReadFiles {
  /// - Parameter others: files that need not be on the disk; where such a folder is left out, they are too.
  static func all(_ found: [String], and others: [String], under configuration: Configuration) -> [String] {
    let known = Set(found)
    let new = others.filter { path in
      !known.contains(path)
        && folders(of: path).allSatisfy { folder in
          !UsualExclusions.contains(folder.split(separator: "/").last ?? "") || configuration.names(folder)
        }
    }
    return new.isEmpty ? found : (found + new).sorted()
  }

  /// Files of tests are read where a folder that holds only tests is named.
  static func paths(_ all: [String], under configuration: Configuration, _ targets: BuildTargets) -> [String] {
    let paths = all.filter(configuration.reads)
    let tests = Set(paths.filter(targets.isOnlyOfTests))
    if tests.isEmpty || configuration.included.isEmpty { return paths.filter { !tests.contains($0) } }
    let ofApp = Set(paths.filter { !tests.contains($0) }.flatMap(folders))
    return paths.filter { path in
      !tests.contains(path) || folders(of: path).contains { !ofApp.contains($0) && configuration.names($0) }
    }
  }

  /// From the outside in.
  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}
