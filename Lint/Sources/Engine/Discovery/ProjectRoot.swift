import LintConfiguration
import LintSupport

/// The root folder of a project. The whole project is read, even if only a part is reported.
public enum ProjectRoot {
  private static let marks = [".mvvmlint.yml", ".git"]

  /// The nearest folder upwards with a configuration or a repository.
  ///
  /// Without one, it is the nearest one with an Xcode project, or else with a package, or else the outermost one with a manifest of
  /// CocoaPods, XcodeGen or Tuist, or else the folder itself.
  public static func containing(_ path: String) -> String {
    let start = FileSystem.absolute(path)
    let folder = FileSystem.isFolder(start) ? start : parent(of: start)
    return known(around: folder) ?? folder
  }

  /// Whether a folder is known to be the root of a project. Otherwise, code around it may belong to the project, too.
  public static func isKnown(_ folder: String) -> Bool { known(around: folder) == folder }

  private static func known(around folder: String) -> String? {
    let around = folders(from: folder)
    return around.first { folder in marks.contains { FileSystem.exists(folder + "/" + $0) } }
      // A package may be one of many that an Xcode project contains.
      ?? around.first(where: containsXcodeProject) ?? around.first { FileSystem.exists($0 + "/Package.swift") }
      // Each module may have a manifest of its own.
      ?? around.last(where: containsOtherManifest)
  }

  private static func containsOtherManifest(_ folder: String) -> Bool {
    FileSystem.exists(folder + "/" + Podfile.name)
      || ManifestReader.generatorManifests.contains { name in
        guard let bytes = try? Sources(root: folder).bytes(of: name) else { return false }
        return ManifestReader.isGeneratorManifest(name, bytes)
      }
  }

  private static func containsXcodeProject(_ folder: String) -> Bool {
    FolderListing(of: folder)?.entries.contains {
      $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace")
    } ?? false
  }

  /// A folder and those around it, from the inside out.
  static func folders(from folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, case let above = parent(of: last), above != last { folders.append(above) }
    return folders
  }

  /// A path relative to the root, or nil if it is outside.
  public static func relative(_ path: String, to root: String) -> String? {
    let path = FileSystem.absolute(path)
    if path == root { return "" }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

extension ProjectRoot {
  /// Whether a path is a Swift file or a folder that contains one, including folders that are skipped by default.
  public static func containsSource(_ path: String) -> Bool {
    if !FileSystem.isFolder(path) { return path.hasSuffix(".swift") }
    return !SourceFinder(root: path, includes: { _ in true }).sources.isEmpty
      || FileSystem.exists(path + "/Package.swift")
  }
}

/// The repository that contains a project. Uploaded reports use paths relative to it.
public enum Repository {
  /// The project's folder relative to its repository; empty if they are the same or there is no repository.
  public static func folder(of root: String) -> String {
    around(root).map { String(root.dropFirst($0.count).drop { $0 == "/" }) } ?? ""
  }

  /// Whether a project is in a repository.
  public static func contains(_ root: String) -> Bool { around(root) != nil }

  /// The repository of a project, relative to the repository that contains a folder; nil if it isn't below that.
  public static func inner(around root: String, from folder: String) -> String? {
    guard let inner = around(root), let outer = around(folder), inner.hasPrefix(outer + "/") else { return nil }
    return String(inner.dropFirst(outer.count + 1))
  }

  private static func around(_ root: String) -> String? {
    ProjectRoot.folders(from: root).first { FileSystem.exists($0 + "/.git") }
  }
}
