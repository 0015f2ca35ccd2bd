import Foundation
import RepoModel

/// The kind of file at a database's path. It is determined before SQLite opens the path, which would create or fill the
/// file.
enum DatabaseFile {
  case missing
  case empty
  case filled

  init(at path: String) throws(RepoStoreError) {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: Self.target(of: path))
      guard attributes[.type] as? FileAttributeType == .typeRegular else { throw RepoStoreError.notAFile(path) }
      self = attributes[.size] as? Int == 0 ? .empty : .filled
    } catch let error as RepoStoreError {
      throw error
    } catch CocoaError.fileReadNoSuchFile {
      self = .missing
    } catch {
      throw .unavailable(path, reason: reason(of: error))
    }
  }

  /// Returns the target of a symbolic link.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
