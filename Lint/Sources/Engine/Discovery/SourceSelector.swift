import LintConfiguration
import LintSemantics
import LintSupport

/// Selects the files to read.
enum SourceSelector {
  /// The sources of a project, including unsaved ones that don't exist on disk yet. Unsaved sources in skipped folders are
  /// skipped, too.
  static func all(_ found: SourceFinder, _ sources: Sources, under configuration: Configuration) -> [String] {
    let known = Set(found.sources)
    let skipped = Set(found.skipped.lazy.filter(\.isFolder).map(\.path))
    let new = sources.replaced.filter { path in
      !known.contains(path)
        && RelativePath.folders(around: path).allSatisfy { folder in
          let name = folder.split(separator: "/").last ?? ""
          let isSkipped =
            skipped.contains(folder) || DefaultExclusions.contains(name)
            || TestFolder.isCandidate(name)
              && TestFolder.importsTestingLibrary((try? sources.bytes(of: path)) ?? [])
          return !isSkipped || configuration.names(folder)
        }
    }
    return new.isEmpty ? found.sources : (found.sources + new).sorted()
  }

  /// The files to read, with their targets. Test files are read only if `included:` names a folder that contains only tests.
  static func paths(
    _ all: [String], under configuration: Configuration, _ targets: BuildTargets
  ) -> (files: [(path: String, targets: [Int])], skipped: [SkippedPath]) {
    let read = all.filter(configuration.reads)
    let sources = read.filter { !isTemplate($0) }
    let files = zip(sources, targets.indices(ofAll: sources)).map { (path: $0, targets: $1) }
    let ofApp = files.filter { !targets.areTests($0.targets) }
    // Most projects have no test files.
    lazy var folders = Set(ofApp.flatMap { RelativePath.folders(around: $0.path) })
    var selected: [(path: String, targets: [Int])] = []
    var skipped = all.filter { !configuration.reads($0) }.map { SkippedPath($0, .excluded) }
    skipped += read.filter(isTemplate).map { SkippedPath($0, .templates) }
    for file in files {
      let isNamed = {
        RelativePath.folders(around: file.path).contains { !folders.contains($0) && configuration.names($0) }
      }
      if !targets.areTests(file.targets) || isNamed() {
        selected.append(file)
      } else {
        skipped.append(SkippedPath(file.path, .tests))
      }
    }
    return (selected, skipped)
  }

  /// Whether a file's name contains a placeholder that Xcode replaces in a file template, such as `___FILEBASENAME___`. No target
  /// compiles such a file.
  private static func isTemplate(_ path: String) -> Bool {
    guard path.utf8.contains(UInt8(ascii: "_")), let name = path.utf8.split(separator: UInt8(ascii: "/")).last else {
      return false
    }
    return Wildcard.matches(placeholder, Array(name))
  }

  private static let placeholder = Array("*___?*___*".utf8)
}

/// Folders that are skipped unless `included:` names them, such as build products and dependencies.
enum DefaultExclusions {
  private static let packages: Set<String> = [".swiftpm", "Pods", "Carthage", "node_modules", "vendor"]
  private static let buildProducts: Set<String> = [".build", "DerivedData", "build"]
  private static let templates = [".playground", ".xctemplate"]
  private static let withoutSources = [".git", ".xcassets", ".xcodeproj", ".xcworkspace"]

  static func contains(_ name: some StringProtocol) -> Bool {
    reason(for: name) != nil || withoutSources.contains { name.hasSuffix($0) }
  }

  /// The reason for skipping a folder; nil if it isn't skipped or has no sources anyway.
  static func reason(for name: some StringProtocol) -> SkipReason? {
    let name = String(name)
    if packages.contains(name) { return .packages }
    if buildProducts.contains(name) || name.hasPrefix(".build") { return .buildProducts }
    return templates.contains { name.hasSuffix($0) } ? .templates : nil
  }
}
