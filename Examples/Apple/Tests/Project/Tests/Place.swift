import Foundation
import XcodeProject

/// The location of the project.
enum Place {
  static let folder = URL(filePath: #filePath).appending(path: "../../../..").standardized
  static let project = folder.appending(path: "Repos.xcodeproj")

  /// Returns the facts about a package, which are read once.
  static func facts(_ url: URL) throws -> PackageFacts {
    let url = url.standardized
    if let known = known[url.path()] { return known }
    return try PackageFacts(of: url)
  }

  private static let known: [String: PackageFacts] = {
    var all: [String: PackageFacts] = [:]
    var next = [folder.appending(path: "Screens")]
    while let url = next.popLast()?.standardized {
      guard all[url.path()] == nil, let facts = try? PackageFacts(of: url) else { continue }
      all[url.path()] = facts
      next += facts.neighbors
    }
    return all
  }()
}
