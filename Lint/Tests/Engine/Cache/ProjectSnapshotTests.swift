import Foundation
import LintConfiguration
@testable import LintEngine
import LintRules
import LintSemantics
@testable import LintSupport
import LintSyntax
import Testing

/// If no stamp has changed, a run reads only stamps. Every change to the project is detected.
@Suite struct ProjectSnapshotTests {
  private static let model = "import UIKit\nfinal class ListViewModel { weak var view: UIView? ; func load() {} }\n"
  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App", path: "App"), .target(name: "More", path: "More")])
    """

  private func project() throws -> TestProject {
    let project = try TestProject([
      "App/Model.swift": Self.model, "More/Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}\n",
      "Package.swift": Self.package,
    ])
    // The first run creates the folder of the cache in the project, which changes a stamp.
    _ = project.check(later: true).reports(of: allRules)
    _ = project.check(later: true).reports(of: allRules)
    return project
  }

  private func texts(_ check: Check) -> [String] { check.reports(of: allRules).map { String(reflecting: $0) } }

  @Test func unchangedProjectRepeatsReportsWithoutReadingFiles() throws {
    let project = try project()
    let fresh = Check(Sources(root: project.root))
    let before = project.check(later: true)
    #expect(texts(before) == texts(fresh))
    let check = project.check(later: true)
    #expect(check.isUnchanged)
    #expect(texts(check) == texts(fresh))
    #expect(check.paths == fresh.paths)
    #expect(check.fileCount == 2)
    #expect(!check.isJoined)
    #expect(check.project.types.map(\.name.text) == fresh.project.types.map(\.name.text))
    #expect(check.isJoined)
  }

  @Test(arguments: Change.allCases)
  func changeIsDetected(change: Change) throws {
    let project = try project()
    #expect(project.check(later: true).isUnchanged)
    try change.make(in: project)
    let check = project.check(later: true)
    #expect(!check.isUnchanged)
    #expect(texts(check) == texts(Check(Sources(root: project.root))))
    #expect(check.paths == Check(Sources(root: project.root)).paths)
    _ = project.check(later: true).reports(of: allRules)
    #expect(project.check(later: true).isUnchanged)
    #expect(texts(project.check(later: true)) == texts(Check(Sources(root: project.root))))
  }

  enum Change: String, CaseIterable {
    case edit, add, remove, move, addFolder, removeFolder, replace, manifest, link

    func make(in project: TestProject) throws {
      let model = project.root + "/App/Model.swift"
      let files = FileManager.default
      switch self {
      case .edit: try project.write("final class ListViewModel {}\n", to: "App/Model.swift")
      case .add: try project.write("import UIKit\nclass BarViewModel { var view: UIView? }\n", to: "App/Bar.swift")
      case .remove: try files.removeItem(atPath: model)
      case .move: try files.moveItem(atPath: model, toPath: project.root + "/App/Other.swift")
      case .addFolder: try project.write(ProjectSnapshotTests.model, to: "App/Deep/Down/Model.swift")
      case .removeFolder: try files.removeItem(atPath: project.root + "/More")
      case .replace:
        try Data("final class ListViewModel {}\n".utf8).write(to: URL(fileURLWithPath: model), options: .atomic)
      case .manifest:
        try project.write(
          ProjectSnapshotTests.package.replacing(".target(name: \"More\"", with: ".testTarget(name: \"More\""),
          to: "Package.swift")
      case .link:
        try project.write(ProjectSnapshotTests.model, to: "../" + project.name + "-outside/Linked.swift")
        try files.createSymbolicLink(
          atPath: project.root + "/App/Linked", withDestinationPath: project.root + "-outside")
      }
    }
  }

  @Test func changedLinkIsDetected() throws {
    let project = try project()
    let target = project.root + "/.build/link"
    let files = FileManager.default
    try project.write("final class One {}\n", to: ".build/one/One.swift")
    try project.write("final class Two {}\n", to: ".build/two/Two.swift")
    try files.createSymbolicLink(atPath: target, withDestinationPath: project.root + "/.build/one")
    try files.createSymbolicLink(atPath: project.root + "/App/Linked", withDestinationPath: target)
    _ = project.check(later: true).reports(of: allRules)
    let before = project.check(later: true)
    #expect(before.isUnchanged)
    #expect(before.paths.contains("App/Linked/One.swift"))
    try files.removeItem(atPath: target)
    try files.createSymbolicLink(atPath: target, withDestinationPath: project.root + "/.build/two")
    #expect(project.check(later: true).paths.contains("App/Linked/Two.swift"))
  }

  @Test func repairedLinkIsDetected() throws {
    let project = try project()
    try FileManager.default.createSymbolicLink(
      atPath: project.root + "/App/Linked", withDestinationPath: project.root + "/.build/later")
    _ = project.check(later: true).reports(of: allRules)
    #expect(project.check(later: true).isUnchanged)
    try project.write("final class Later {}\n", to: ".build/later/Later.swift")
    #expect(project.check(later: true).paths.contains("App/Linked/Later.swift"))
  }

  @Test func savingByRenamingDoesNotInvalidateFolders() throws {
    let project = try project()
    let model = URL(fileURLWithPath: project.root + "/App/Model.swift")
    try Data((Self.model + "// Later.\n").utf8).write(to: model, options: .atomic)
    let read = Counter()
    let check = project.check(later: true) { _, _ in read.increment() }
    #expect(texts(check) == texts(Check(Sources(root: project.root))))
    #expect(read.count == 1)
    #expect(check.reusesFolders)
  }

  @Test func changedConfigurationInvalidatesSnapshot() throws {
    let project = try project()
    let configuration = try ConfigurationFile.configuration("excluded: [App]", ruleNames: [])
    let other = Check(
      Sources(root: project.root), configuration: configuration, cache: project.cache,
      at: FileStamp.now() + 60_000_000_000)
    #expect(other.paths == ["More/Screen.swift"])
    #expect(other.unmatchedPatterns == [])
    let again = Check(
      Sources(root: project.root), configuration: configuration, cache: project.cache,
      at: FileStamp.now() + 60_000_000_000)
    _ = other.reports(of: allRules)
    #expect(again.unmatchedPatterns == [])
    #expect(project.check(later: true).paths.count == 2)
  }

  @Test func ruleEnabledByCommandLineInvalidatesSnapshot() throws {
    let project = try project()
    var configuration = Configuration()
    configuration.enabledByCommandLine = ["massive-type"]
    let check = Check(
      Sources(root: project.root), configuration: configuration, cache: project.cache,
      at: FileStamp.now() + 60_000_000_000)
    #expect(!check.isUnchanged)
    #expect(project.check(later: true).isUnchanged)
  }

  @Test func fileWrittenJustBeforeRunIsComparedByContent() throws {
    let project = try project()
    try project.write(Self.model + "// Later.\n", to: "App/Model.swift")
    _ = project.check(later: false).reports(of: allRules)
    #expect(!project.check(later: false).isUnchanged)
  }

  @Test func recentFileIsComparedByContentOnlyOnce() throws {
    let project = try TestProject(["App/Model.swift": Self.model])
    for _ in 0..<2 { _ = project.check(later: false).reports(of: allRules) }
    #expect(!project.check(later: true).isUnchanged)
    _ = project.check(later: true).reports(of: allRules)
    #expect(project.check(later: true).isUnchanged)
  }

  @Test func changedFolderBehindSecondLinkIsDetected() throws {
    let project = try project()
    let link = project.root + "/App/Twice"
    let files = FileManager.default
    try files.createSymbolicLink(atPath: project.root + "/.build/way", withDestinationPath: project.root + "/More")
    try files.createSymbolicLink(atPath: link, withDestinationPath: project.root + "/.build/way")
    _ = project.check(later: true).reports(of: allRules)
    #expect(project.check(later: true).isUnchanged)
    try project.write("final class Third {}\n", to: ".build/third/Third.swift")
    try files.removeItem(atPath: project.root + "/.build/way")
    try files.createSymbolicLink(
      atPath: project.root + "/.build/way", withDestinationPath: project.root + "/.build/third")
    let check = project.check(later: true)
    #expect(check.paths == Check(Sources(root: project.root)).paths)
    #expect(check.paths.contains("App/Twice/Third.swift"))
  }

  @Test func dateOutOfRangeIsNotOlderThanAnyMoment() throws {
    let project = try project()
    var time = [timespec(tv_sec: 10_413_792_000, tv_nsec: 0), timespec(tv_sec: 10_413_792_000, tv_nsec: 0)]
    for path in ["App/Model.swift", "App"] { #expect(utimensat(AT_FDCWD, project.root + "/" + path, &time, 0) == 0) }
    let fresh = texts(Check(Sources(root: project.root)))
    for _ in 0..<3 {
      let check = project.check(later: true)
      #expect(!check.isUnchanged)
      #expect(texts(check) == fresh)
    }
  }

  @Test func changeOfEnabledRulesInvalidatesReports() throws {
    let project = try project()
    for rules in [allRules.filter { $0.name == "ui-import" }, allRules] {
      for _ in 0..<2 {
        let check = project.check(later: true)
        #expect(check.isUnchanged)
        #expect(
          check.reports(of: rules).map { String(reflecting: $0) }
            == Check(Sources(root: project.root)).reports(of: rules).map { String(reflecting: $0) })
      }
    }
  }
}
