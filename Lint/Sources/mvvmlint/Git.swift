import Foundation
import LintEngine
import LintSupport

/// Runs git in a project.
struct Git {
  let root: String
  /// The option or command that needs git, for messages.
  let purpose: String

  init(root: String, for purpose: String) {
    self.root = root
    self.purpose = purpose
  }

  /// The changes since the merge base with another commit, including uncommitted ones. On a branch without commits, every
  /// file is new.
  func changes(since reference: String) throws -> Changes {
    guard let base = try mergeBase(with: reference) else { return try allFiles() }
    let diff = try output(
      "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--find-renames", "--relative",
      "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules", base, "--", "*.swift")
    let untracked = try output("ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift")
    guard let diff, let untracked else {
      throw CommandError("git can't compare \(root) with '\(reference)'; 'git -C \(root) diff \(base)' shows why")
    }
    let new = untracked.split(separator: "\0").map(String.init)
    return Changes(lines: ChangedLines(diff: diff, untracked: new), before: try texts(at: base, of: new))
  }

  /// The last commit that HEAD and another commit have in common; nil if there are no commits.
  func mergeBase(with reference: String) throws -> String? {
    guard try output("rev-parse", "--is-inside-work-tree") != nil else {
      throw CommandError("\(purpose) needs a git repository, and \(root) isn't in one")
    }
    let named = reference.hasPrefix("-") ? nil : try output("rev-parse", "--verify", "--quiet", reference + "^{commit}")
    guard let named else {
      if try output("rev-parse", "--verify", "--quiet", "HEAD") == nil { return nil }
      let isShallow = line(try output("rev-parse", "--is-shallow-repository") ?? "") == "true"
      throw CommandError(
        "there is no commit '\(reference)'; name a branch, tag or commit, and fetch it first if it is "
          + (isShallow ? "remote or older than this shallow clone" : "remote"))
    }
    guard let base = try output("merge-base", line(named), "HEAD") else {
      throw CommandError(
        "'\(reference)' and HEAD have no common commit; if this is a shallow clone, fetch more history")
    }
    return line(base)
  }

  /// The changes in a repository without commits.
  private func allFiles() throws -> Changes {
    let files = try output("ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", "*.swift")
    let paths = (files ?? "").split(separator: "\0").map(String.init)
    let before = Dictionary(paths.map { ($0, [UInt8]()) }) { first, _ in first }
    return Changes(lines: ChangedLines(diff: "", untracked: paths), before: before)
  }

  /// The earlier contents of the changed files, by their current names; empty for files that didn't exist.
  private func texts(at commit: String, of new: [String]) throws -> [String: [UInt8]] {
    let status = try output(
      "diff", "--name-status", "-z", "--find-renames", "--relative", "--ignore-submodules", commit, "--", "*.swift")
    var words = (status ?? "").split(separator: "\0").map(String.init)[...]
    var texts = Dictionary(new.map { ($0, [UInt8]()) }) { first, _ in first }
    while let kind = words.popFirst(), let before = words.popFirst() {
      let now = kind.hasPrefix("R") ? words.popFirst() ?? before : before
      texts[now] = [UInt8](try bytes(["show", "\(commit):./\(before)"]) ?? Data())
    }
    return texts
  }

  private func line(_ text: String) -> String { String(text.prefix { !$0.isNewline }) }

  /// - Returns: the output of git; nil if it fails.
  func output(_ arguments: String...) throws -> String? {
    try bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Searches the PATH itself, because a minimal system has no `/usr/bin/env`.
  static let executable = StandardStreams.environment("PATH")?.split(separator: ":").map { $0 + "/git" }
    .first { FileSystem.isFile($0) && access($0, X_OK) == 0 }

  /// - Parameter input: the standard input of git.
  func bytes(_ arguments: [String], input: Data = Data()) throws -> Data? {
    guard let git = Self.executable else {
      throw CommandError("\(purpose) needs git, which isn't in the PATH; install it")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    // A status doesn't have to update the index, which a sandbox may protect.
    process.arguments = ["--no-optional-locks", "-C", root, "-c", "core.quotePath=false"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    // A file, because git may end before it has read everything from a pipe, which would end this process too.
    let inputFile = input.isEmpty ? nil : try TemporaryInput(input)
    process.standardInput = inputFile?.handle ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandError("can't run git: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}

/// The standard input of a process. Its file is removed before it is written, and its contents when nothing reads them any more.
private struct TemporaryInput {
  let handle: FileHandle

  init(_ data: Data) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)").path
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file < 0 { throw CommandError("can't create \(path): \(String(cString: strerror(errno)))") }
    unlink(path)
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.seek(toOffset: 0)
    } catch {
      throw CommandError("can't write \(path): \(error.localizedDescription)")
    }
  }
}

/// The changes since another commit.
struct Changes {
  let lines: ChangedLines
  /// The earlier contents of the changed files; empty for files that didn't exist.
  let before: [String: [UInt8]]

  /// The findings in changed lines, and new findings in unchanged code. For example, removing a superclass affects its
  /// subclasses in other files.
  ///
  /// - Parameter all: the findings of the whole project.
  func findings(_ all: [ReportedFinding], _ inspection: Inspection, _ options: ReadingOptions) -> [ReportedFinding] {
    let isOpen = all.contains { $0.suppression == nil && !lines.touches($0) }
    let known = before.isEmpty || !isOpen ? Baseline(of: all) : earlierFindings(inspection, options)
    return zip(all, known.marking(all)).filter { finding, marked in
      lines.touches(finding) || marked.suppression == nil
    }.map(\.0)
  }

  /// The findings before the changes.
  private func earlierFindings(_ inspection: Inspection, _ options: ReadingOptions) -> Baseline {
    let sources = Sources(root: inspection.check.sources.root, replacing: before)
    return Baseline(of: Inspection(sources, inspection.configuration, options, isHistorical: true).findings)
  }
}
