import LintConfiguration
import LintEngine
import LintSemantics
import LintSyntax
import Testing

/// What is no part of an app is not read, unless it is named.
@Suite struct ExclusionTests {
  private static let usual = [
    ".build/A.swift", ".build-release/A.swift", ".git/A.swift", ".swiftpm/A.swift", "Pods/Kit/A.swift",
    "Carthage/Checkouts/A.swift", "DerivedData/A.swift", "App/Screen.xctemplate/A.swift", "App/Play.playground/A.swift",
    "AppTests/A.swift", "AppUITests/A.swift", "Kit/Tests/KitTests/A.swift", "node_modules/a/A.swift", "Package.swift",
  ]

  private func paths(_ files: [String], _ text: String = "", unsaved: [String] = []) throws -> [String] {
    let project = try TestProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let sources = Sources(
      root: project.root, replacing: Dictionary(uniqueKeysWithValues: unsaved.map { ($0, [UInt8]()) }))
    let configuration = try ConfigurationFile.configuration(text, knowing: [])
    return Check(sources, configuration: configuration).project.files.map(\.path)
  }

  @Test func `build products, third-party code, templates and tests are skipped`() throws {
    #expect(try paths(Self.usual + ["App/A.swift", "App/Pods.swift"]) == ["App/A.swift", "App/Pods.swift"])
    #expect(try paths([], unsaved: Self.usual.dropLast() + ["App/A.swift"]) == ["App/A.swift"])
  }

  @Test(arguments: [
    ("[App, Pods/Kit]", ["App/A.swift", "Pods/Kit/A.swift"]),
    ("[App, Pods]", ["App/A.swift", "Pods/Kit/A.swift", "Pods/Other/A.swift"]),
    ("\"**\"", ["App/A.swift"]), ("\"*/Kit\"", []), ("[AppTests]", ["AppTests/A.swift"]),
    ("[App, \"*Tests\"]", ["App/A.swift", "AppTests/A.swift"]), ("\"**/Tests\"", ["Kit/Tests/A.swift"]),
  ])
  func `a skipped folder is read if it is named`(included: String, expected: [String]) throws {
    let files = ["App/A.swift", "AppTests/A.swift", "Pods/Kit/A.swift", "Pods/Other/A.swift", "Kit/Tests/A.swift"]
    #expect(try paths(files, "included: \(included)") == expected)
  }

  @Test func `test targets of a package are skipped unless their folder is named`() throws {
    let package = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", path: "Kit"), .testTarget(name: "Specs", path: "Specs")])
      """
    let project = try TestProject(["Package.swift": package, "Kit/A.swift": "", "Specs/A.swift": ""])
    func paths(_ text: String) throws -> [String] {
      let configuration = try ConfigurationFile.configuration(text, knowing: [])
      return Check(Sources(root: project.root), configuration: configuration).project.files.map(\.path)
    }
    #expect(try paths("") == ["Kit/A.swift"])
    #expect(try paths("included: [Kit, Specs]") == ["Kit/A.swift", "Specs/A.swift"])
    #expect(try paths("included: [\"*\"]") == ["Kit/A.swift"])
  }
}
