import Foundation
import RepoModel

/// What stands at a database's path, as the system tells, before SQLite is asked, which would make or fill it.
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

  /// Where a symbolic link leads.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
