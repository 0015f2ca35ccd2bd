import LintSyntax
import Testing

@testable import LintSemantics

/// The packages whose stream members a file can use.
@Suite struct StreamPackageTests {
  private static let targets: [BuildTarget] = [
    target("App", files: ["App/A.swift", "App/B.swift"]), target("Common", files: ["Common/C.swift"]),
    target("Tools", files: ["Tools/D.swift"], dependencies: ["RxCocoa"]),
  ]

  @Test func importInOneFileCountsForItsTarget() throws {
    let project = try project(["App/A.swift": "import Combine"])
    #expect(project.canUse("sink", in: "App/A.swift"))
    #expect(project.canUse("sink", in: "App/B.swift"))
    #expect(!project.canUse("sink", in: "Common/C.swift"))
  }

  @Test func importOfAnotherTargetCountsForItsUsers() throws {
    let project = try project(["App/B.swift": "import Common", "Common/C.swift": "import NSObject_Rx"])
    #expect(project.canUse("disposeBag", in: "App/A.swift"))
    #expect(!project.canUse("disposeBag", in: "Tools/D.swift"))
  }

  @Test func dependencyInManifestCounts() throws {
    let project = try project([:])
    #expect(project.canUse("sink", in: "Tools/D.swift"))
    #expect(!project.canUse("sink", in: "App/A.swift"))
  }

  @Test func withoutManifestAnyImportCounts() throws {
    let project = try project(["Common/C.swift": "import Combine"], targets: [])
    #expect(project.canUse("sink", in: "App/A.swift"))
    #expect(try !self.project([:], targets: []).canUse("sink", in: "App/A.swift"))
  }

  @Test func memberNeedsItsOwnPackage() throws {
    let project = try project(["App/A.swift": "import RxSwift", "Common/C.swift": "import NSObject_Rx"])
    #expect(!project.canUse("disposeBag", in: "App/A.swift"))
    #expect(project.canUse("disposeBag", in: "Common/C.swift"))
  }

  @Test func membersOfSystemNeedNoPackage() throws {
    #expect(try project([:]).canUse("scheduledTimer", in: "App/A.swift"))
  }

  private static func target(_ name: String, files: Set<String>, dependencies: Set<String> = []) -> BuildTarget {
    var target = BuildTarget(named: name)
    target.files = files
    target.dependencies = dependencies
    return target
  }

  private func project(_ sources: [String: String], targets: [BuildTarget] = targets) throws -> Project {
    let paths = ["App/A.swift", "App/B.swift", "Common/C.swift", "Tools/D.swift"]
    let files = try paths.map { try SourceReader().facts(of: sources[$0] ?? "", path: $0) }
    let modules = Modules(paths: paths, roots: [], packages: [], targets: BuildTargets(targets))
    return Project(files: files, modules: modules)
  }
}

extension Project {
  fileprivate func canUse(_ name: Name, in path: String) -> Bool {
    fileIDs.filter { facts($0).path == path }.contains { !streams(in: $0)[name].isEmpty }
  }
}
