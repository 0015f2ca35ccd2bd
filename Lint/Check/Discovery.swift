import LintTargets

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files of a project, found below its root, in a stable order.
public struct Discovery: Sendable {
  /// Swift files, relative to the root.
  public private(set) var sources: [String] = []
  /// Folders with a package, a project or a podspec.
  public private(set) var roots: Set<String> = []
  public private(set) var packages: Set<String> = []
  /// The files that say which targets there are.
  public private(set) var manifests: [String] = []
  /// What could not be read, and why.
  public private(set) var problems: [Problem] = []

  /// - Parameter isNamed: whether a folder is read that usually is not.
  public init(
    root: String, excludes isExcluded: (String) -> Bool = { _ in false },
    includes isNamed: (String) -> Bool = { _ in false }
  ) {
    var open = [""]
    var seen: Set<FolderID> = []
    while let folder = open.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      guard let id = FolderID(path), seen.insert(id).inserted else { continue }
      guard let entries = Self.entries(of: path) else {
        problems.append(Problem(path: folder.isEmpty ? "." : folder, reason: "the folder could not be read"))
        continue
      }
      for entry in entries.sorted().reversed() {
        let relative = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if isExcluded(relative) { continue }
        note(entry.name, relative, in: folder)
        if !entry.isFolder {
          take(entry.name, relative)
        } else if !UsualExclusions.contains(entry.name) || isNamed(relative) {
          open.append(relative)
        }
      }
    }
    sources.sort()
  }

  private mutating func take(_ name: String, _ path: String) {
    if name.hasSuffix(".swift"), name != "Package.swift" { sources.append(path) }
  }

  private mutating func note(_ name: String, _ path: String, in folder: String) {
    if Targets.isManifest(name) { manifests.append(path) }
    if name == "Package.swift" { packages.insert(folder) }
    if name.hasSuffix(".xcodeproj") { manifests.append(path + "/project.pbxproj") }
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec") { roots.insert(folder) }
  }

  private struct Entry: Comparable {
    let name: String
    let isFolder: Bool

    static func < (first: Entry, second: Entry) -> Bool { first.name < second.name }
  }

  /// The identity of a folder: a link may lead to one that was read.
  private struct FolderID: Hashable {
    let device: UInt64
    let inode: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }

  private static func entries(of path: String) -> [Entry]? {
    list(path)?.map { name, type in
      // A link is what it leads to, and some file systems do not say what lies in them.
      let isKnown = type == Int(DT_DIR) || type == Int(DT_REG)
      return Entry(name: name, isFolder: isKnown ? type == Int(DT_DIR) : isFolder(path + "/" + name))
    }
  }

  /// What lies in a folder; nothing where it cannot be read.
  static func names(in path: String) -> [String] { list(path)?.map(\.name) ?? [] }

  /// Names with their types, as the file system gives them along.
  private static func list(_ path: String) -> [(name: String, type: Int)]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [(name: String, type: Int)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append((name, Int(entry.pointee.d_type))) }
    }
    return names
  }

  static func isFolder(_ path: String) -> Bool { has(S_IFDIR, path) }

  static func isFile(_ path: String) -> Bool { has(S_IFREG, path) }

  private static func has(_ kind: mode_t, _ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

/// Something that kept a file from being checked.
public struct Problem: Sendable, Hashable {
  public let path: String
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
