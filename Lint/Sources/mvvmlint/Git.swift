import Foundation
import LintEngine

/// Runs git in a project.
struct Git {
  let root: String

  /// What changed since the work went apart from another commit, with all that was not committed yet.
  func changes(since reference: String) throws -> Changes {
    guard try output("rev-parse", "--is-inside-work-tree") != nil else {
      throw Failure("--since needs a git repository, and git finds none at \(root): 'git -C \(root) status' tells why")
    }
    guard !reference.hasPrefix("-"), let named = try output("rev-parse", "--verify", "--quiet", reference + "^{commit}")
    else {
      throw Failure(
        "git knows no commit \(reference): name a branch, a tag or a commit, and fetch it before where it is new")
    }
    guard let base = try output("merge-base", line(named), "HEAD") else {
      throw Failure("\(reference) and HEAD have no commit in common that is here: in a shallow clone, fetch more of it")
    }
    let diff = try output(
      "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--find-renames", "--relative",
      "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules", line(base), "--", "*.swift")
    let untracked = try output("ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift")
    guard let diff, let untracked else {
      throw Failure("git could not compare \(root) with \(reference): 'git -C \(root) diff \(line(base))' tells why")
    }
    let new = untracked.split(separator: "\0").map(String.init)
    return Changes(lines: ChangedLines(diff: diff, untracked: new), before: try texts(at: line(base), of: new))
  }

  /// The files that were others at a commit, as they were; empty where they were not there. One that was renamed is known
  /// by the name it has now.
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

  /// What git prints, or nothing where it fails.
  private func output(_ arguments: String...) throws -> String? {
    try bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(_ arguments: [String]) throws -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root, "-c", "core.quotePath=false"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("git could not be run: \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw Failure("--since needs git, and there is none in the PATH: install it")
    }
    return process.terminationStatus == 0 ? data : nil
  }
}

/// The changes since another commit.
struct Changes {
  let lines: ChangedLines
  /// The files that changed, as they were; empty where they were not there.
  let before: [String: [UInt8]]

  /// Those in lines that changed; and those that were not found before, wherever they stand: a `prepareForReuse` that is
  /// emptied, or a base class that loses its parent, breaks what nobody has touched.
  ///
  /// - Parameter judged: all of the project.
  func findings(_ judged: [ReportedFinding], _ inspection: Inspection, _ options: ReadingOptions) -> [ReportedFinding] {
    let isOpen = judged.contains { $0.suppression == nil && !lines.touch($0) }
    let known = before.isEmpty || !isOpen ? Baseline(of: judged) : self.known(inspection, options)
    return zip(judged, known.marking(judged)).filter { finding, marked in
      lines.touch(finding) || marked.suppression == nil
    }.map(\.0)
  }

  /// What was found before.
  private func known(_ inspection: Inspection, _ options: ReadingOptions) -> Baseline {
    let sources = Sources(root: inspection.check.sources.root, replacing: before)
    return Baseline(of: Inspection(sources, inspection.configuration, options, isHistorical: true).findings)
  }
}
