import ArgumentParser
import LintEdits
import LintEngine
import LintSupport

/// The options of a command that edits sources.
struct WriteOptions: ParsableArguments {
  @Flag(help: "Write the changes to the files. This needs a clean git work tree.")
  var apply = false

  @Flag(help: "Write even if the git work tree contains uncommitted changes or untracked files.")
  var allowDirty = false

  @Flag(name: .customLong("allow-no-vcs"), help: "Write even if the project isn't in a git work tree.")
  var allowNoVCS = false

  func validate() throws {
    if apply { return }
    if allowDirty { throw ValidationError("--allow-dirty needs --apply") }
    if allowNoVCS { throw ValidationError("--allow-no-vcs needs --apply") }
  }

  /// Throws an error if git couldn't undo edits in a project, unless the options accept that.
  func requireCleanTree(root: String) throws {
    guard apply else { return }
    let tree = WorkTree(root: root)
    Self.note(removed: try tree.removeAbandonedDrafts(), root: root)
    guard let obstacle = try tree.obstacle else { return }
    switch obstacle {
    case .noRepository where allowNoVCS, .changes where allowDirty: return
    default: throw CommandError(obstacle.message(root: root))
    }
  }

  /// Writes the files, and throws an error if one of them can't be written or git couldn't restore it.
  func write(_ changes: [FileChange], root: String) throws {
    if !allowDirty, let file = try WorkTree(root: root).unwatchedFile(among: changes.map(\.path)) {
      throw CommandError(
        "git \(file.reason) \(root)/\(file.path), so the edit couldn't be undone; \(file.step) or use --allow-dirty")
    }
    Self.note(removed: WorkTree(root: root).removeAbandonedDrafts(beside: changes.map(\.path)), root: root)
    try requireSuccess(ChangeWriter(root: root).write(changes), root: root)
  }

  private static func note(removed paths: [String], root: String) {
    for path in paths {
      StandardStreams.error("note: removed \(root)/\(path), which a run left behind when it was stopped")
    }
  }

  /// Throws an error about files that can't be edited.
  func requireSuccess(_ result: WriteResult, root: String) throws {
    if result.failures.isEmpty { return }
    let errors = result.failures.map { "error: can't edit \(root)/\($0.path): \($0.reason)" }
    throw CommandError(lines: errors + notes(after: result, root: root))
  }

  /// The files that were written and those that weren't, and the obstacle for another run.
  private func notes(after result: WriteResult, root: String) -> [String] {
    // The file that changed meanwhile is such a change, too.
    let needsCommit = !allowDirty && (try? WorkTree(root: root).obstacle?.isChange) ?? false
    let step = "commit or stash the changes of the work tree first, or use --allow-dirty"
    if result.written.isEmpty { return ["note: nothing was written" + (needsCommit ? "; " + step : "")] }
    return result.written.map { "note: wrote \(root)/\($0)" }
      + result.omitted.map { "note: didn't write \(root)/\($0)" } + (needsCommit ? ["note: " + step] : [])
  }
}

/// The git work tree that contains a project.
struct WorkTree {
  let root: String

  /// The reason why git couldn't undo edits in the project.
  enum Obstacle {
    case noRepository
    /// git fails, for example because another user owns the repository.
    case unusable
    /// The first changed or untracked files, relative to the repository, and the number of further ones.
    case changes([String], furtherCount: Int)

    fileprivate static let namedCount = 3
  }

  private var git: Git { Git(root: root, for: "--apply") }

  private var hasRepository: Bool { Repository.contains(root) }

  /// Changes elsewhere in the repository count too, because edits couldn't be undone without a look at them.
  var obstacle: Obstacle? {
    get throws {
      if !hasRepository { return .noRepository }
      let status = try git.output("status", "--porcelain", "-z", "--no-renames", "--ignore-submodules")
      guard let status else { return .unusable }
      let changed = status.split(separator: "\0").map { String($0.dropFirst(3)) }
      let named = Array(changed.prefix(Obstacle.namedCount))
      return named.isEmpty ? nil : .changes(named, furtherCount: changed.count - named.count)
    }
  }

  /// Removes the drafts of runs that were killed, which would make the work tree unclean.
  ///
  /// - Returns: the paths of the drafts, relative to the root.
  func removeAbandonedDrafts() throws -> [String] {
    guard hasRepository,
      let untracked = try git.output("ls-files", "--others", "-z", "--", "*" + AtomicFile.draftSuffix)
    else { return [] }
    return untracked.split(separator: "\0").map(String.init).filter {
      AtomicFile.removeAbandonedDraft(root + "/" + $0)
    }
  }

  /// Removes the drafts in the folders of files that are about to be written. Without git, no list of untracked files shows others.
  func removeAbandonedDrafts(beside paths: [String]) -> [String] {
    let folders = Set(paths.map { path in path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" })
    return folders.sorted().flatMap { folder in
      AtomicFile.removeAbandonedDrafts(in: root + "/" + folder).map { folder + $0 }
    }
  }

  /// A file that git doesn't compare with its last commit.
  struct UnwatchedFile {
    let path: String
    /// The second half of "git … the file".
    let reason: String
    /// A step after which git shows changes of the file.
    let step: String
  }

  /// The first file whose changes git doesn't show, if the project is in a work tree.
  func unwatchedFile(among paths: [String]) throws -> UnwatchedFile? {
    guard hasRepository, let listed = try git.output("ls-files", "-v", "-z", "--", "*.swift") else { return nil }
    // Each path follows a letter and a space. A small letter, or an S, means that git ignores the file's changes.
    let tracked = listed.split(separator: "\0").compactMap { line in line.first.map { (String(line.dropFirst(2)), $0) }
    }
    let letters = Dictionary(tracked) { first, _ in first }
    for path in paths {
      guard let letter = letters[path] else {
        return UnwatchedFile(path: path, reason: "doesn't track", step: "add the file")
      }
      if letter.isLowercase || letter == "S" {
        let option = letter == "S" || letter == "s" ? "--no-skip-worktree" : "--no-assume-unchanged"
        return UnwatchedFile(
          path: path, reason: "ignores changes of", step: "run 'git update-index \(option)' for the file")
      }
    }
    return nil
  }
}

extension WorkTree.Obstacle {
  var isChange: Bool {
    if case .changes = self { true } else { false }
  }

  func message(root: String) -> String {
    switch self {
    case .noRepository:
      "\(root) isn't in a git work tree, so edits couldn't be undone; use --allow-no-vcs to write anyway"
    case .unusable: "git can't read the work tree of \(root); 'git -C \(root) status' shows why"
    case .changes(let paths, let count):
      """
      the git work tree has uncommitted changes (\(paths.joined(separator: ", "))\(count == 0 ? "" : " and \(count) more")); \
      commit or stash them, or use --allow-dirty
      """
    }
  }
}
