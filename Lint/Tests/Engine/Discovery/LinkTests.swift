import Foundation
import LintEngine
import Testing

/// Each file is read once, under its own path if that is below the root.
@Suite struct LinkTests {
  private func paths(_ files: [String], links: KeyValuePairs<String, String>) throws -> [String] {
    let project = try TestProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    for (path, target) in links {
      let place = URL(fileURLWithPath: project.root + "/" + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }
    return SourceFinder(root: project.root + "/Root").sources
  }

  @Test(arguments: ["ALink", "ZLink", "Inner/Link"])
  func linkDoesNotHideItsFolder(link: String) throws {
    let target = link.contains("/") ? "../Shared" : "Shared"
    let found = try paths(["Root/Shared/B.swift", "Root/Shared/Deep/C.swift"], links: ["Root/" + link: target])
    #expect(found == ["Shared/B.swift", "Shared/Deep/C.swift"])
  }

  @Test func linkInsideLinkedFolderDoesNotHideFolder() throws {
    let found = try paths(
      ["Outside/O.swift", "Root/Shared/B.swift"],
      links: ["Root/A": "../Outside", "Outside/Back": "../Root/Shared"])
    #expect(found == ["A/O.swift", "Shared/B.swift"])
  }

  @Test func folderOutsideOfRootIsReadThroughItsFirstLink() throws {
    let found = try paths(["Outside/O.swift"], links: ["Root/B": "../Outside", "Root/A": "../Outside"])
    #expect(found == ["A/O.swift"])
  }

  @Test func linkToFileAddsOnlyFileWithoutOtherPath() throws {
    let found = try paths(
      ["Root/App/B.swift", "Outside/O.swift", "Outside/P.swift"],
      links: [
        "Root/App/A.swift": "B.swift", "Root/App/Z.swift": "B.swift", "Root/Folder": "../Outside",
        "Root/O.swift": "../Outside/O.swift", "Root/None.swift": "nowhere",
      ])
    #expect(found == ["App/B.swift", "Folder/O.swift", "Folder/P.swift", "None.swift"])
  }

  @Test func secondLinkToFileIsLeftOut() throws {
    let found = try paths(
      ["Outside/O.swift"], links: ["Root/B.swift": "../Outside/O.swift", "Root/A.swift": "../Outside/O.swift"])
    #expect(found == ["A.swift"])
  }
}
