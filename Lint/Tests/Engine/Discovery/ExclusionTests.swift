import LintConfiguration
import LintEngine
import LintSemantics
import LintSyntax
import Testing

/// Files that don't belong to the app are skipped, unless the configuration names their folder.
@Suite struct ExclusionTests {
  private static let usual = [
    ".build/A.swift", ".build-release/A.swift", ".git/A.swift", ".swiftpm/A.swift", "Pods/Kit/A.swift",
    "Carthage/Checkouts/A.swift", "DerivedData/A.swift", "App/Screen.xctemplate/A.swift", "App/Play.playground/A.swift",
    "AppTests/A.swift", "AppUITests/A.swift", "Kit/Tests/KitTests/A.swift", "node_modules/a/A.swift", "Package.swift",
  ]

  private func paths(_ files: [String], _ text: String = "", unsaved: [String] = []) throws -> [String] {
    let test = "import XCTest\n"
    let project = try TestProject(Dictionary(uniqueKeysWithValues: files.map { ($0, test) }))
    let sources = Sources(
      root: project.root, replacing: Dictionary(uniqueKeysWithValues: unsaved.map { ($0, Array(test.utf8)) }))
    let configuration = try ConfigurationFile.configuration(text, ruleNames: [])
    return Check(sources, configuration: configuration).project.files.map(\.path)
  }

  @Test func buildProductsThirdPartyCodeTemplatesAndTestsAreSkipped() throws {
    #expect(try paths(Self.usual + ["App/A.swift", "App/Pods.swift"]) == ["App/A.swift", "App/Pods.swift"])
    #expect(try paths([], unsaved: Self.usual.dropLast() + ["App/A.swift"]) == ["App/A.swift"])
  }

  @Test func fileTemplatesOfXcodeAreSkippedInEveryFolder() throws {
    let templates = ["___FILEBASENAME___.swift", "App/___VARIABLE_name:identifier___View.swift"]
    let project = try TestProject(
      Dictionary(uniqueKeysWithValues: (templates + ["App/My___File.swift"]).map { ($0, "") }))
    let check = Check(Sources(root: project.root))
    #expect(check.project.files.map(\.path) == ["App/My___File.swift"])
    #expect(check.skipped.map(\.reason) == [.templates, .templates])
  }

  @Test(arguments: [
    ("import XCTest", true), ("@testable import App", true), ("  import class Quick.QuickSpec", true),
    ("public import Testing // for all", true), ("import Foundation", false), ("// import XCTest", false),
    ("import XCTestingGrounds", false), ("let import = XCTest", false), ("", false),
  ])
  func folderWithTestNameIsSkippedIfFileImportsTestingLibrary(line: String, isTest: Bool) throws {
    let project = try TestProject([
      "App/A.swift": "", "FamilyMemberTests/Model/B.swift": "",
      "FamilyMemberTests/View/C.swift": "import UIKit\n\(line)\n",
    ])
    let check = Check(Sources(root: project.root))
    let files = ["App/A.swift", "FamilyMemberTests/Model/B.swift", "FamilyMemberTests/View/C.swift"]
    #expect(check.paths == (isTest ? ["App/A.swift"] : files))
    #expect(check.skipped == (isTest ? [SkippedPath("FamilyMemberTests", isFolder: true, .tests)] : []))
  }

  @Test(arguments: [("__tests__", false), ("Model", true)])
  func testsBesideSourcesDoNotMakeTheirFolderTestFolder(folder: String, isSkipped: Bool) throws {
    let project = try TestProject([
      "App/A.swift": "", "FamilyMemberTests/B.swift": "", "FamilyMemberTests/\(folder)/C.swift": "import XCTest\n",
    ])
    #expect(Check(Sources(root: project.root)).paths.contains("FamilyMemberTests/B.swift") != isSkipped)
  }

  @Test func eachSkippedFileAndFolderHasReason() throws {
    let project = try TestProject([
      "App/A.swift": "", "App/B.swift": "// Generated using SwiftGen\nlet a = 1\n", "App/C.swift": "",
      "Pods/A.swift": "", "Old/A.swift": "", "Deep.swift": String(repeating: "[", count: 30), ".build/A.swift": "",
      "Play.playground/A.swift": "", "Assets.xcassets/A.json": "",
    ])
    let configuration = try ConfigurationFile.configuration("excluded: [Old, App/C.swift]", ruleNames: [])
    let cache = CacheLocation(path: project.root + "/.cache", tool: "test")
    let expected = [
      SkippedPath(".build", isFolder: true, .buildProducts), SkippedPath("App/B.swift", .generated),
      SkippedPath("App/C.swift", .excluded), SkippedPath("Deep.swift", .unreadable),
      SkippedPath("Old", isFolder: true, .excluded), SkippedPath("Play.playground", isFolder: true, .templates),
      SkippedPath("Pods", isFolder: true, .packages),
    ]
    for _ in 1...2 {
      let check = Check(Sources(root: project.root), configuration: configuration, cache: cache)
      _ = check.reports(of: [])
      #expect(check.skipped == expected)
    }
  }

  @Test(arguments: [
    ("class A {\n  func (\n}\n", Location(line: 2, column: 8)), ("let a = \n", Location(line: 1, column: 9)),
    ("let a = 1", nil), ("let a = 1 }\n", Location(line: 1, column: 11)),
    // An error only in the language mode of Swift 6.
    ("class A {\n  @available (iOS 14, *)\n  func open() {}\n}\n", nil),
    ("class A {\n  @available (iOS 14, *)\n  func (\n}\n", Location(line: 3, column: 8)),
  ])
  func firstSyntaxErrorOfFileIsProblem(source: String, place: Location?) throws {
    let project = try TestProject(["A.swift": source, "B.swift": "let b = 1\n"])
    let cache = CacheLocation(path: project.root + "/.cache", tool: "test")
    for _ in 1...2 {
      let check = Check(Sources(root: project.root), cache: cache)
      _ = check.reports(of: [])
      #expect(check.problems.map(\.location) == (place.map { [$0] } ?? []))
      #expect(check.fileCount == 2)
      #expect(check.skipped.isEmpty)
    }
  }

  @Test(arguments: [
    ("[App, Pods/Kit]", ["App/A.swift", "Pods/Kit/A.swift"]),
    ("[App, Pods]", ["App/A.swift", "Pods/Kit/A.swift", "Pods/Other/A.swift"]),
    ("\"**\"", ["App/A.swift"]), ("\"*/Kit\"", []), ("[AppTests]", ["AppTests/A.swift"]),
    ("[App, \"*Tests\"]", ["App/A.swift", "AppTests/A.swift"]), ("\"**/Tests\"", ["Kit/Tests/A.swift"]),
  ])
  func skippedFolderIsReadIfItIsNamed(included: String, expected: [String]) throws {
    let files = ["App/A.swift", "AppTests/A.swift", "Pods/Kit/A.swift", "Pods/Other/A.swift", "Kit/Tests/A.swift"]
    #expect(try paths(files, "included: \(included)") == expected)
  }

  @Test func testTargetsOfPackageAreSkippedUnlessTheirFolderIsNamed() throws {
    let package = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", path: "Kit"), .testTarget(name: "Specs", path: "Specs")])
      """
    let project = try TestProject(["Package.swift": package, "Kit/A.swift": "", "Specs/A.swift": ""])
    func paths(_ text: String) throws -> [String] {
      let configuration = try ConfigurationFile.configuration(text, ruleNames: [])
      return Check(Sources(root: project.root), configuration: configuration).project.files.map(\.path)
    }
    #expect(try paths("") == ["Kit/A.swift"])
    #expect(try paths("included: [Kit, Specs]") == ["Kit/A.swift", "Specs/A.swift"])
    #expect(try paths("included: [\"*\"]") == ["Kit/A.swift"])
  }
}
