import ArgumentParser
import LintConfiguration
import LintEngine
import LintSupport

/// The part of a project that is reported.
struct CheckRequest {
  let root: String
  /// The paths on the command line; empty for the current directory.
  private var namedPaths: [String]
  /// The reported files and folders, relative to the root.
  private var reported: Set<String>
  /// The projects inside this one that have their own requests.
  private var innerProjects: [String] = []

  /// - Parameter paths: empty for the current directory.
  static func all(paths: [String]) throws -> [CheckRequest] {
    var requests: [CheckRequest] = []
    for path in paths.isEmpty ? ["."] : paths {
      let request = try CheckRequest(path: path)
      if let index = requests.firstIndex(where: { $0.root == request.root }) {
        requests[index].namedPaths += request.namedPaths
        requests[index].reported.formUnion(request.reported)
      } else {
        requests.append(request)
      }
    }
    return requests.map { request in
      var request = request
      if paths.isEmpty { request.namedPaths = [] }
      request.innerProjects = requests.compactMap { other in
        other.root == request.root ? nil : ProjectRoot.relative(other.root, to: request.root)
      }
      return request
    }
  }

  /// - Parameter paths: paths in one project; empty for the current directory.
  init(paths: [String]) throws {
    let requests = try Self.all(paths: paths)
    if requests.count > 1 {
      throw CommandError("\(paths.joined(separator: " ")) belong to different projects; name paths of one project")
    }
    self = requests[0]
  }

  private init(path: String) throws {
    if path.isEmpty { throw CommandError("a path is empty; name a file or folder") }
    if !FileSystem.exists(path) {
      if let command = Subcommand.suggestion(for: path) {
        throw CommandError("'\(path)' is neither a command nor a path; did you mean 'mvvmlint \(command)'?")
      }
      throw CommandError("\(path) doesn't exist; name a file or folder of the project")
    }
    root = ProjectRoot.containing(path)
    if root == "/" { throw CommandError("\(path) is the root of the file system; name the folder of a project") }
    namedPaths = [path]
    reported = [ProjectRoot.relative(path, to: root) ?? ""]
  }

  /// - Parameter files: the files in a list. Files outside of the first one's project, such as generated sources, aren't reported.
  init(files: [String]) throws {
    for file in files where !FileSystem.exists(file) {
      throw CommandError("\(file) in the list of files doesn't exist; update the list")
    }
    let root = ProjectRoot.containing(files.first ?? ".")
    self.init(root: root, reported: files.compactMap { ProjectRoot.relative($0, to: root) })
  }

  init(root: String, reported: [String]) {
    self.root = root
    self.reported = Set(reported)
    namedPaths = []
  }

  /// Requires that the root is that of a project, or the current directory. Code around another folder may use what it declares.
  func requireProject() throws {
    if ProjectRoot.isKnown(root) || root == FileSystem.absolute(".") { return }
    throw CommandError(
      """
      \(root) may be a part of a project; run the command in the project's root folder, or create \(ConfigurationFile.name) there \
      with 'mvvmlint init'
      """)
  }

  /// Requires that the files at the named paths may be edited.
  func requireEditablePaths() throws {
    try requireNoLinks()
    try requireOwnRepository()
  }

  /// Requires that the project isn't in a submodule of the current directory's repository, because a change there also changes the submodule.
  private func requireOwnRepository() throws {
    guard let folder = Repository.inner(around: root, from: FileSystem.absolute(".")) else { return }
    throw CommandError(
      "\(root) belongs to the submodule or repository \(folder), which isn't edited from outside; run the command in that folder"
    )
  }

  /// Requires that no named path leads through a symbolic link in a project. A link to a whole project is another name of it.
  private func requireNoLinks() throws {
    for path in namedPaths {
      let separators = path.indices.filter { path[$0] == "/" && $0 != path.startIndex }
      for end in separators + [path.endIndex] where FileSystem.isLink(String(path[..<end])) {
        let link = String(path[..<end])
        let folder = link.lastIndex(of: "/").map { String(link[...$0]) } ?? "."
        if FileSystem.isFolder(link), !ProjectRoot.isKnown(ProjectRoot.containing(folder)) { continue }
        throw CommandError(
          "\(link) is a symbolic link, and files behind links aren't edited; name \(FileSystem.absolute(path)) instead")
      }
    }
  }

  var reportsEverything: Bool { reported.contains("") && innerProjects.isEmpty }

  func reports(_ path: String) -> Bool {
    if reportsEverything { return true }
    return Self.contains(path, in: reported) && !innerProjects.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  private static func contains(_ path: String, in folders: Set<String>) -> Bool {
    if folders.contains("") { return true }
    var next = path[...]
    while !folders.contains(String(next)) {
      if next.isEmpty { return false }
      next = next.utf8.lastIndex(of: UInt8(ascii: "/")).map { next[..<$0] } ?? ""
    }
    return true
  }

  /// Whether a named path is a skipped file or folder, or inside of one.
  func isNamed(in skipped: SkippedPath) -> Bool {
    reported.contains { $0 == skipped.path || skipped.isFolder && $0.hasPrefix(skipped.path + "/") }
  }

  /// The named paths without a checked file, such as excluded ones.
  func pathsWithoutCheckedFiles(_ checked: [String]) -> [String] {
    if namedPaths.isEmpty { return [] }
    return reported.filter { path in
      !path.isEmpty && !checked.contains { $0 == path || $0.hasPrefix(path + "/") }
    }.sorted()
  }

  /// A named path that contains no source, whether read or skipped.
  ///
  /// - Parameter read: the files that are read.
  func pathWithoutSources(read: @autoclosure () -> [String]) -> String? {
    if namedPaths.isEmpty { return nil }
    let read = read()
    return namedPaths.first { path in
      guard let relative = ProjectRoot.relative(path, to: root) else { return false }
      let isRead = read.contains { relative.isEmpty || $0 == relative || $0.hasPrefix(relative + "/") }
      return !isRead && !ProjectRoot.containsSource(path)
    }
  }
}

/// The options that select the reported files.
extension CheckCommand {
  func validate() throws {
    let ways = [!paths.isEmpty, stdinPath != nil, isListed].count { $0 }
    if ways > 1 { throw ValidationError("paths, --stdin-path and lists of files can't be combined") }
    if since != nil, stdinPath != nil { throw ValidationError("--since and --stdin-path can't be combined") }
  }

  private var isListed: Bool { !fileList.isEmpty || useScriptInputFiles || useScriptInputFileLists }

  /// The part of each project to report, and the project's sources.
  func requests() throws -> [(CheckRequest, Sources)] {
    if let stdinPath { return [try unsaved(stdinPath)] }
    let requests = try isListed ? [CheckRequest(files: listed())] : CheckRequest.all(paths: paths)
    return requests.map { ($0, Sources(root: $0.root)) }
  }

  private func listed() throws -> [String] {
    var files = try fileList.flatMap { try FileList.files(of: $0) }
    if useScriptInputFiles { files += try FileList.scriptInputs("SCRIPT_INPUT_FILE") }
    if useScriptInputFileLists {
      files += try FileList.scriptInputs("SCRIPT_INPUT_FILE_LIST").flatMap { try FileList.files(of: $0) }
    }
    return files
  }

  /// The file may not exist on disk yet, but its folder must.
  private func unsaved(_ path: String) throws -> (CheckRequest, Sources) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if !FileSystem.isFolder(folder) { throw CommandError("\(folder) doesn't exist; name a file of the project") }
    let root = ProjectRoot.containing(folder)
    let relative = ProjectRoot.relative(folder, to: root) ?? ""
    let file = relative.isEmpty ? name : relative + "/" + name
    return (CheckRequest(root: root, reported: [file]), Sources(root: root, replacing: [file: StandardStreams.input()]))
  }
}

enum FileList {
  /// The paths in a list, one per line, without blank lines and comments.
  static func files(of path: String) throws -> [String] {
    let text = path == "-" ? String(decoding: StandardStreams.input(), as: UTF8.self) : try TextFile.text(of: path)
    return text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
      .map(String.init)
  }

  /// The values of `SCRIPT_INPUT_FILE_0` and so on. `SCRIPT_INPUT_FILE_COUNT` contains their number.
  static func scriptInputs(_ name: String) throws -> [String] {
    guard let text = StandardStreams.environment(name + "_COUNT"), let count = Int(text), count >= 0 else {
      throw CommandError("\(name)_COUNT isn't set; Xcode sets it in build phases with input files")
    }
    return try (0..<count).map { number in
      if let file = StandardStreams.environment("\(name)_\(number)") { return file }
      throw CommandError("\(name)_\(number) isn't set, although \(name)_COUNT is \(count)")
    }
  }
}
