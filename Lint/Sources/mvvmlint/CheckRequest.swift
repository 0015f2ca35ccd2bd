import ArgumentParser
import LintEngine
import LintSupport

/// The part of a project that is reported, and where the whole of it begins.
struct CheckRequest {
  let root: String
  /// Files and folders below the root; empty for all of it.
  private let reported: Set<String>

  /// - Parameter paths: none means the current folder.
  init(paths: [String]) throws {
    let paths = paths.isEmpty ? ["."] : paths
    for path in paths where !FileSystem.exists(path) {
      throw Failure(
        path.isEmpty
          ? "a path is empty: name a file or folder of the project, or none for the current one"
          : "there is no \(path): name a file or folder of the project")
    }
    let root = ProjectRoot.containing(paths[0])
    if root == "/" { throw Failure("\(paths[0]) is the whole disk, and no project: name the folder of one") }
    try self.init(
      root: root,
      reported: paths.map { path in
        if let relative = ProjectRoot.relative(path, to: root) { return relative }
        throw Failure("\(path) lies outside of \(root), the root of \(paths[0]): check each project by itself")
      })
  }

  /// - Parameter files: as somebody else lists them, of the project around the current folder; what lies elsewhere, such as
  ///   sources that a build makes, is not reported.
  init(files: [String]) throws {
    for file in files where !FileSystem.exists(file) {
      throw Failure("there is no \(file), which the list of files names: write the list anew")
    }
    let root = ProjectRoot.containing(files.first ?? ".")
    self.init(root: root, reported: files.compactMap { ProjectRoot.relative($0, to: root) })
  }

  init(root: String, reported: [String]) {
    self.root = root
    self.reported = Set(reported)
  }

  /// The paths below which nothing is read, as where they are excluded.
  func unread(_ paths: [String]) -> [String] {
    reported.filter { named in !named.isEmpty && !paths.contains { $0 == named || $0.hasPrefix(named + "/") } }.sorted()
  }

  /// A path that somebody named, and in which there is no source, read or left out.
  ///
  /// - Parameter paths: what is read.
  func empty(_ paths: [String], among named: [String]) -> String? {
    named.first { path in
      guard let relative = ProjectRoot.relative(path, to: root) else { return false }
      let isRead = paths.contains { relative.isEmpty || $0 == relative || $0.hasPrefix(relative + "/") }
      return !isRead && !ProjectRoot.holdsSource(path)
    }
  }

  func reports(_ path: String) -> Bool {
    if reported.contains("") { return true }
    var next = path[...]
    while !reported.contains(String(next)) {
      if next.isEmpty { return false }
      next = next.utf8.lastIndex(of: UInt8(ascii: "/")).map { next[..<$0] } ?? ""
    }
    return true
  }
}

/// The options that select what is reported. The whole project is read in any case.
extension CheckCommand {
  func validate() throws {
    let ways = [!paths.isEmpty, stdinPath != nil, isListed].count { $0 }
    if ways > 1 { throw ValidationError("paths, --stdin-path and lists of files exclude each other: use one of them") }
    if since != nil, stdinPath != nil {
      throw ValidationError("--since and --stdin-path exclude each other: use one of them")
    }
  }

  private var isListed: Bool { !fileList.isEmpty || useScriptInputFiles || useScriptInputFileLists }

  /// What is reported, and the texts that it is judged by.
  func request() throws -> (CheckRequest, Sources) {
    if let stdinPath { return try unsaved(stdinPath) }
    let request = try isListed ? CheckRequest(files: listed()) : CheckRequest(paths: paths)
    return (request, Sources(root: request.root))
  }

  private func listed() throws -> [String] {
    var files = try fileList.flatMap { try FileList.files(of: $0) }
    if useScriptInputFiles { files += try FileList.scriptInputs("SCRIPT_INPUT_FILE") }
    if useScriptInputFileLists {
      files += try FileList.scriptInputs("SCRIPT_INPUT_FILE_LIST").flatMap { try FileList.files(of: $0) }
    }
    return files
  }

  /// The file need not be on the disk yet; its folder is.
  private func unsaved(_ path: String) throws -> (CheckRequest, Sources) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if !FileSystem.isFolder(folder) { throw Failure("there is no folder \(folder): name a file of the project") }
    let root = ProjectRoot.containing(folder)
    let relative = ProjectRoot.relative(folder, to: root) ?? ""
    let file = relative.isEmpty ? name : relative + "/" + name
    return (CheckRequest(root: root, reported: [file]), Sources(root: root, replacing: [file: Standard.input()]))
  }
}

/// Reads lists of files.
enum FileList {
  /// One a line; empty lines and those of comments, as in Xcode's lists, aside.
  static func files(of path: String) throws -> [String] {
    let text = path == "-" ? String(decoding: Standard.input(), as: UTF8.self) : try TextFile.text(of: path)
    return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
      .map(String.init)
  }

  /// `SCRIPT_INPUT_FILE_COUNT` says how many, `SCRIPT_INPUT_FILE_0` is the first.
  static func scriptInputs(_ name: String) throws -> [String] {
    guard let text = Standard.environment(name + "_COUNT"), let count = Int(text), count >= 0 else {
      throw Failure("\(name)_COUNT is not set: Xcode sets it for a build phase that names input files")
    }
    return try (0..<count).map { number in
      if let file = Standard.environment("\(name)_\(number)") { return file }
      throw Failure("\(name)_\(number) is not set, and \(name)_COUNT says \(count)")
    }
  }
}
