import ArgumentParser
import LintEngine
import LintSupport

/// Which part of a project is reported. All of it is read.
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
