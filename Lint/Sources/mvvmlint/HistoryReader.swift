import Foundation
import LintArchitecture
import LintConfiguration
import LintEngine
import LintSupport

/// Checks earlier revisions of a project.
///
/// Each revision is written to a temporary folder, where only the files that differ from the last one are replaced. The cache
/// recognizes files by their contents, so unchanged ones aren't read again, whichever revision they belong to.
struct HistoryReader {
  private let git: Git
  private let configuration: Configuration
  private let options: ReadingOptions
  /// A root that no project has, so that the history has its own cache.
  private let cacheRoot: String

  /// - Parameter option: the option that names the first revision, for messages.
  init(root: String, option: String, _ configuration: Configuration, _ options: ReadingOptions) {
    git = Git(root: root, for: option)
    self.configuration = configuration
    self.options = options
    cacheRoot = root + "/.git/history"
  }

  func history(since reference: String, every interval: HistoryInterval) throws -> History {
    let revisions = interval.sample(try git.revisions(since: reference))
    options.warnAboutDebugBuild()
    let folder = try TemporaryFolder()
    defer { folder.close() }
    var checkout = Checkout(git, in: folder)
    let progress = options.quiet ? nil : ProgressLine(doing: "Checking", "commits")
    var points: [HistoryPoint] = []
    let ownership = try OwnersFile.ownership(root: git.root)
    var owners: [String: [String]] = [:]
    // The newest revision decides how files are divided into areas.
    var division: Areas.Division?
    for (index, revision) in revisions.reversed().enumerated() {
      progress?.show(index, of: revisions.count)
      try checkout.move(to: revision)
      let (point, areas) = point(revision, in: folder.path, division)
      division = division ?? areas.division
      points.append(point)
      // The newest revision with an area decides who owns it.
      if let ownership { owners.merge(areas.owners(by: ownership, of: point)) { newer, _ in newer } }
    }
    progress?.clear()
    return History(points.reversed(), areaKind: division?.kind ?? .folder, owners: ownership.map { _ in owners })
  }

  private func point(_ revision: Revision, in root: String, _ division: Areas.Division?) -> (HistoryPoint, Areas) {
    let check = Check(
      Sources(root: root), configuration: configuration, parser: options.parser,
      cache: options.cache(root: cacheRoot))
    let reports = check.reports(of: FindingConfigurator.enabledRules(under: configuration))
    let findings = FindingConfigurator.findings(reports, under: configuration)
    let areas = Areas(of: check.project, division: division)
    let point = HistoryPoint(revision, fileCount: check.fileCount, findings: findings) { path in
      areas.area(of: path).map { areas[$0] } ?? "the root"
    }
    return (point, areas)
  }
}

extension Areas {
  /// The owners of each area with findings, by its name.
  fileprivate func owners(by ownership: Ownership, of point: HistoryPoint) -> [String: [String]] {
    let found = zip(names, paths).filter { point.areas[$0.0] != nil }
    return Dictionary(found.map { ($0.0, ownership.owners(ofFiles: $0.1)) }) { first, _ in first }
  }
}

/// The sources and manifests of a revision in a folder.
private struct Checkout {
  private let git: Git
  private let folder: TemporaryFolder
  /// The objects of the files in the folder, by path.
  private var files: [String: String] = [:]

  init(_ git: Git, in folder: TemporaryFolder) {
    self.git = git
    self.folder = folder
  }

  mutating func move(to revision: Revision) throws {
    let next = try git.files(of: revision).filter { Self.isRead($0.key) }
    for path in files.keys where next[path] == nil { folder.removeFile(path) }
    let changed = next.filter { files[$0.key] != $0.value }.sorted { $0.key < $1.key }
    let contents = try git.contents(of: Set(changed.map(\.value)))
    for (path, object) in changed {
      if let bytes = contents[object] { try folder.write(bytes, to: path) }
    }
    files = next
  }

  /// Whether a check reads a file. A path that leads out of the folder comes from a manipulated repository.
  private static func isRead(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, !names.contains(where: { $0 == ".." || $0 == "." || $0.isEmpty }) else { return false }
    return name.hasSuffix(".swift") || ManifestReader.isManifest(String(name))
  }
}
