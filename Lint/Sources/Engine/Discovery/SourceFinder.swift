import LintConfiguration
import LintSupport
public import LintSyntax

/// Finds the files of a project below its root, in a stable order.
///
/// Links are followed after everything else, so that a file has its own path, and a link adds only files that aren't found without it.
public struct SourceFinder: Sendable {
  /// Swift files, relative to the root.
  public private(set) var sources: [String] = []
  /// Folders with an Xcode project, a podspec, or a manifest from which a tool generates a project.
  public private(set) var roots: Set<String> = []
  public private(set) var packages: Set<String> = []
  /// The manifests, which define the targets.
  public private(set) var manifests: [String] = []
  /// The files that may contain build settings.
  public private(set) var buildSettings: [String] = []
  /// Implementations and headers in Objective-C.
  private(set) var objectiveC = ObjectiveCSources()
  /// The folders that couldn't be read, with the reasons.
  public private(set) var problems: [Problem] = []
  /// Excluded files and folders, and folders that are skipped by default.
  public private(set) var skipped: [SkippedPath] = []

  /// The stamps of folders and links. While none of them changes, a new discovery returns the same result.
  var watched = WatchedPaths()

  /// - Parameter isNamed: whether to read a folder that is skipped by default.
  public init(
    root: String, excludes isExcluded: (String) -> Bool = { _ in false },
    includes isNamed: (String) -> Bool = { _ in false }
  ) {
    var open = [""]
    var links = FoundLinks(root: root)
    var seen: Set<FolderID> = []
    while let folder = open.popLast() ?? links.nextFolder() {
      let path = folder.isEmpty ? root : root + "/" + folder
      let stamp = FileStamp(at: path)
      guard seen.insert(FolderID(device: stamp.device, inode: stamp.inode)).inserted || stamp == .absent else {
        // The target of a link may change.
        watched.add(folder, stamp)
        continue
      }
      guard stamp != .absent, let listing = FolderListing(of: path) else {
        problems.append(Problem(path: folder.isEmpty ? "." : folder, reason: "the folder can't be read"))
        continue
      }
      watched.add(folder, stamp, content: listing.digest)
      for entry in listing.entries.reversed() {
        let relative = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if isExcluded(relative) {
          let isFolder = entry.kind == .folder
          if isFolder || entry.name.hasSuffix(".swift") {
            skipped.append(SkippedPath(relative, isFolder: isFolder, .excluded))
          }
          continue
        }
        if entry.kind == .file, ObjectiveCSources.isRelevant(entry.name) {
          objectiveC.add(relative)
          continue
        }
        noteManifest(entry.name, relative, in: folder)
        if ManifestReader.mayBeGeneratorManifest(entry.name), isGeneratorManifest(relative, below: root) {
          roots.insert(folder)
        }
        let isLink = entry.kind == .other && FileSystem.isLink(root + "/" + relative)
        if !isFolder(entry, relative, below: root) {
          guard entry.name.hasSuffix(".swift"), entry.name != "Package.swift" else { continue }
          if isLink { links.files.append(relative) } else { sources.append(relative) }
        } else if isNamed(relative) || !skips(entry.name, relative, below: root) {
          if isLink { links.folders.append(relative) } else { open.append(relative) }
        }
      }
    }
    sources += links.newFiles(besides: sources)
    sources.sort()
  }

  private mutating func isFolder(_ entry: FolderEntry, _ relative: String, below root: String) -> Bool {
    if entry.kind != .other { return entry.kind == .folder }
    let path = root + "/" + relative
    watched.add(relative, FileStamp(at: path))
    return FileSystem.isFolder(path)
  }

  /// Whether a folder is skipped by default.
  private mutating func skips(_ name: String, _ path: String, below root: String) -> Bool {
    if DefaultExclusions.contains(name) {
      if let reason = DefaultExclusions.reason(for: name) {
        skipped.append(SkippedPath(path, isFolder: true, reason))
      }
      return true
    }
    guard TestFolder.isCandidate(name),
      // A change to an examined file may change the result.
      TestFolder.containsTests(path, below: root, examined: { watched.add($0, FileStamp(at: root + "/" + $0)) })
    else { return false }
    skipped.append(SkippedPath(path, isFolder: true, .tests))
    return true
  }

  /// Whether a file defines targets for XcodeGen or Tuist. Its folder is then that of a project.
  private mutating func isGeneratorManifest(_ path: String, below root: String) -> Bool {
    watched.add(path, FileStamp(at: root + "/" + path))
    guard let bytes = try? FileContents.read(root + "/" + path, limit: 1 << 20) else { return false }
    return ManifestReader.isGeneratorManifest(path, bytes)
  }

  private mutating func noteManifest(_ name: String, _ path: String, in folder: String) {
    if ManifestReader.isManifest(name) { manifests.append(path) }
    if ManifestReader.isBuildSettings(path) { buildSettings.append(path) }
    if name == "Package.swift" { packages.insert(folder) }
    if name.hasSuffix(".xcodeproj") { manifests.append(path + "/project.pbxproj") }
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec") { roots.insert(folder) }
  }

  /// Identifies a folder, because a link may lead to a folder that was read already.
  private struct FolderID: Hashable {
    let device: UInt64
    let inode: UInt64
  }
}

/// The reason why a file wasn't checked, or the first syntax error of a file that was checked as far as it could be parsed.
public struct Problem: Sendable, Hashable {
  public let path: String
  public let reason: String
  /// The place of the syntax error.
  public let location: Location?

  public init(path: String, reason: String, location: Location? = nil) {
    self.path = path
    self.reason = reason
    self.location = location
  }

  public var text: String { location == nil ? "not checked: \(reason)" : reason }

  init(syntaxErrorIn path: String, at location: Location) {
    self.init(path: path, reason: "syntax error; findings in this file may be missing or wrong", location: location)
  }
}
