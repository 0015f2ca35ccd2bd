import Foundation
import XcodeProject

/// A copy of the project to make mistakes in.
final class ProjectCopy {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  /// A change to the facts about the package.
  private var change: (inout PackageFacts) -> Void = { _ in }

  init() throws {
    for name in ["Repos.xcodeproj", "Repos", "UITests", "Screens/Package.swift"] {
      let copy = folder.appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Place.folder.appending(path: name), to: copy)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func make(_ mistake: Mistake) throws {
    switch mistake.change {
    case .text(let file, let former, let new):
      let url = folder.appending(path: file.rawValue)
      let text = try String(contentsOf: url, encoding: .utf8)
      guard text.contains(former) else { throw CocoaError(.fileReadUnknown) }
      try text.replacing(former, with: new).write(to: url, atomically: true, encoding: .utf8)
    case .missing(let path):
      try FileManager.default.removeItem(at: folder.appending(path: path))
    case .more(let path):
      try Data().write(to: folder.appending(path: path))
    case .facts(let change):
      self.change = change
    }
  }

  func findings() throws -> [Finding] {
    try Project(folder.appending(path: "Repos.xcodeproj")).findings { url in
      guard url.lastPathComponent == "Screens" else { return try Place.facts(url) }
      var facts = try Place.facts(Place.folder.appending(path: "Screens"))
      change(&facts)
      return facts
    }
  }
}
