import LintConfiguration
import LintSemantics

/// Selects the files to read.
enum SourceSelection {
  /// - Parameter others: files that may not exist on disk yet; those in skipped folders are skipped too.
  static func all(_ found: [String], and others: [String], under configuration: Configuration) -> [String] {
    let known = Set(found)
    let new = others.filter { path in
      !known.contains(path)
        && folders(of: path).allSatisfy { folder in
          !DefaultExclusions.contains(folder.split(separator: "/").last ?? "") || configuration.names(folder)
        }
    }
    return new.isEmpty ? found : (found + new).sorted()
  }

  /// The files to read, with their targets. Test files are read only if `included:` names a folder that contains only tests.
  static func paths(
    _ all: [String], under configuration: Configuration, _ targets: BuildTargets
  ) -> [(path: String, targets: [Int])] {
    let files = all.filter(configuration.reads).map { (path: $0, targets: targets.numbers(of: $0)) }
    let ofApp = files.filter { !targets.areOnlyOfTests($0.targets) }
    if ofApp.count == files.count || configuration.included.isEmpty { return ofApp }
    let folders = Set(ofApp.flatMap { Self.folders(of: $0.path) })
    return files.filter { file in
      !targets.areOnlyOfTests(file.targets)
        || Self.folders(of: file.path).contains { !folders.contains($0) && configuration.names($0) }
    }
  }

  /// From the outside in.
  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

/// Folders that are skipped unless `included:` names them, such as build products and dependencies.
enum DefaultExclusions {
  private static let names: Set<String> = [
    ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "vendor", "build",
  ]
  private static let endings = [
    "Tests", ".playground", ".xcassets", ".xcodeproj", ".xctemplate", ".xcworkspace",
  ]

  static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(String(name)) || name.hasPrefix(".build") || endings.contains { name.hasSuffix($0) }
  }
}
