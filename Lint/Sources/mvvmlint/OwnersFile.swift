import LintArchitecture
import LintEngine
import LintSupport

/// The CODEOWNERS file of a repository.
enum OwnersFile {
  /// - Returns: nil if there is none.
  static func ownership(root: String) throws -> Ownership? {
    let folder = Repository.folder(of: root)
    let repository = folder.isEmpty ? root : String(root.dropLast(folder.count + 1))
    let path = CodeOwners.places.map { repository + "/" + $0 }.first(where: FileSystem.isFile)
    return try path.map { Ownership(CodeOwners(try TextFile.text(of: $0)), folder: folder) }
  }
}
