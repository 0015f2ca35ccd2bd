import Foundation
import RepoModel

/// What stands at a database's path, found without asking SQLite, which might write to it.
enum DatabaseFile {
  case missing
  case empty
  case database

  /// The bytes that every SQLite database begins with.
  private static let signature = Data("SQLite format 3\0".utf8)

  init(at path: String) throws(RepoStoreError) {
    do {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard type == .typeRegular else { throw RepoStoreError.notAFile(path) }
      self = try Self.kind(of: path)
    } catch let error as RepoStoreError {
      throw error
    } catch CocoaError.fileReadNoSuchFile {
      self = .missing
    } catch {
      throw .unavailable(path, reason: reason(of: error))
    }
  }

  private static func kind(of path: String) throws -> DatabaseFile {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let start = try file.read(upToCount: signature.count) ?? Data()
    if start.isEmpty { return .empty }
    guard start == signature else { throw RepoStoreError.notADatabase(path) }
    return .database
  }
}
