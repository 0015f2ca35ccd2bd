import Foundation
import LintAdoption
import LintConfiguration
import LintEngine
import LintSemantics
import LintSupport
import LintSyntax
import Testing

@Suite struct KitSetupTests {
  /// The instructions for the modules of a project with these files.
  private func steps(_ files: [String: String], for modules: Set<Name>) throws -> [KitSetup] {
    let paths = modules.map { ($0.text.isEmpty ? "App.swift" : "Sources/\($0)/App.swift", [$0]) }
    return try KitSetup.all(for: Dictionary(uniqueKeysWithValues: paths), manifests(files))
  }

  private func manifests(
    _ files: [String: String], _ configuration: Configuration = Configuration()
  ) throws -> DependencyManifests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return DependencyManifests(Sources(root: folder.path), configuration, .default)
  }

  private static let package = """
    let package = Package(name: "App", targets: [
      .target(name: "App", dependencies: [.product(name: "MVVMCore", package: "SwiftMVVMPattern"), "Other"]),
      .target(name: "Other", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    ])
    """
  private static let projectWithoutProducts = project.replacing("packageProductDependencies = (D);", with: "")
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; packageProductDependencies = (D); };
      U = { isa = PBXNativeTarget; name = Widget; };
      D = { isa = XCSwiftPackageProductDependency; productName = SwiftMVVMPattern; };
    }; }
    """

  @Test func packageGetsADependencyAndAProduct() throws {
    let step = try #require(steps(["Package.swift": Self.package], for: ["Other"]).first)
    #expect(step.path == "Package.swift")
    #expect(step.targets == ["Other"])
    #expect(step.lines.contains { $0.contains(".product(name: \"SwiftMVVMPattern\"") })
  }

  @Test func xcodeProjectGetsAPackageOrAPod() throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project]
    let step = try #require(steps(files, for: ["Widget"]).first)
    #expect(step.path == "App.xcodeproj")
    #expect(step.lines.last == "add the product 'SwiftMVVMPattern' to target 'Widget'")
    let podFiles = ["App.xcodeproj/project.pbxproj": Self.projectWithoutProducts, "Podfile": "pod 'RxSwift'\n"]
    let pod = try #require(steps(podFiles, for: ["Widget"]).first)
    #expect(pod.path == "Podfile")
    #expect(pod.lines.contains { $0.contains("pod 'SwiftMVVMPattern/Core'") })
  }

  @Test func projectWithTheKitsPackageGetsItsProductInsteadOfAPod() throws {
    let reference = "R = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(Tool.repository)\"; };\n  T ="
    let referenced = Self.project.replacing("D = {", with: "E = {").replacing("T =", with: reference)
    // A local package has a path instead of the address, so only the product of a target shows it.
    for project in [Self.project, referenced] {
      for podfile in ["target 'App' do\nend\ntarget 'Widget' do\nend", "platform :ios", "pod name"] {
        let files = ["App.xcodeproj/project.pbxproj": project, "Podfile": podfile]
        let step = try #require(steps(files, for: ["Widget"]).first)
        #expect(step.path == "App.xcodeproj")
        #expect(step.lines == ["add the product 'SwiftMVVMPattern' to target 'Widget'"])
      }
    }
    let pods = [
      "App.xcodeproj/project.pbxproj": Self.projectWithoutProducts,
      "Podfile": "target 'App' do\n  pod 'SwiftMVVMPattern/Core'\nend\ntarget 'Widget' do\nend",
    ]
    #expect(try steps(pods, for: ["Widget"]).map(\.path) == ["Podfile"])
  }

  @Test func projectsWithAPodfileInCommonHaveOneBlock() throws {
    let project = Self.projectWithoutProducts
    let files = [
      "A/App.xcodeproj/project.pbxproj": project,
      "B/Kit.xcodeproj/project.pbxproj": project.replacing("App", with: "Kit").replacing("Widget", with: "Tool"),
      "Podfile": "target 'App' do\nend\ntarget 'Kit' do\nend",
    ]
    let step = try #require(steps(files, for: ["App", "Kit"]).first)
    #expect(try steps(files, for: ["App", "Kit"]).count == 1)
    #expect(step.targets == ["App", "Kit"])
    #expect(step.lines == ["in each of the targets 'App', 'Kit':", "  " + Self.pod])
  }

  @Test func targetHasTheNameOfItsManifest() throws {
    let package = Self.package.replacing("\"Other\", swift", with: "\"my-app\", swift")
    let step = try #require(steps(["Package.swift": package], for: ["my_app"]).first)
    #expect(step.targets == ["my-app"])
    #expect(step.lines.contains("in 'dependencies' of target 'my-app':"))
    let project = Self.project.replacing("name = Widget", with: "name = \"My Widget\"")
    let xcode = try #require(steps(["App.xcodeproj/project.pbxproj": project], for: ["My_Widget"]).first)
    #expect(xcode.lines.last == "add the product 'SwiftMVVMPattern' to target 'My Widget'")
    let all = try manifests(["Package.swift": package])
    #expect(all.targetName(ofModule: "my_app") == "my-app")
    #expect(all.targetName(ofModule: "Unknown") == "Unknown")
  }

  @Test func packageThatAnotherTargetUsesIsNotAddedAgain() throws {
    let package = try #require(steps(["Package.swift": Self.package], for: ["Other"]).first)
    #expect(!package.lines.contains { $0.contains(".package(") })
    let unrelated = Self.package.replacing("MVVMCore", with: "Logging")
    #expect(
      try steps(["Package.swift": unrelated], for: ["Other"]).first?.lines.contains { $0.contains(".package(") } == true
    )
    let files = ["App.xcodeproj/project.pbxproj": Self.project]
    #expect(try steps(files, for: ["Widget"]).first?.lines == ["add the product 'SwiftMVVMPattern' to target 'Widget'"])
  }

  @Test func declaredPackageIsNotAddedAgain() throws {
    let declaration = "dependencies: [.package(url: \"\(Tool.repository).git\", from: \"1.0.0\")], targets: ["
    let declared = Self.package.replacing("MVVMCore", with: "Logging").replacing("targets: [", with: declaration)
    let step = try #require(steps(["Package.swift": declared], for: ["Other"]).first)
    #expect(!step.lines.contains { $0.contains(".package(") })
    #expect(step.lines.contains { $0.contains(".product(") })
    let commented = "// See \(Tool.repository).\n" + Self.package.replacing("MVVMCore", with: "Logging")
    #expect(
      try steps(["Package.swift": commented], for: ["Other"]).first?.lines.contains { $0.contains(".package(") } == true
    )
    let reference = "R = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(Tool.repository)\"; };\n  T ="
    let project = Self.project.replacing("SwiftMVVMPattern", with: "Logging").replacing("T =", with: reference)
    let xcode = try steps(["App.xcodeproj/project.pbxproj": project], for: ["Widget"]).first
    #expect(xcode?.lines == ["add the product 'SwiftMVVMPattern' to target 'Widget'"])
  }

  @Test func moduleWithoutAManifestGetsGeneralInstructions() throws {
    let step = try #require(steps([:], for: ["App"]).first)
    #expect(step.path == nil)
    #expect(try steps([:], for: []).isEmpty)
  }

  @Test func productsComeFromTheManifests() throws {
    let manifests = try manifests(["A/Package.swift": Self.package, "B/App.xcodeproj/project.pbxproj": Self.project])
    #expect(manifests.kitProducts == ["App": ["MVVMCore", "SwiftMVVMPattern"], "Other": [], "Widget": []])
    #expect(["App", "Other", "Widget", "Unknown"].filter(manifests.importInternally) == ["Other", "Unknown"])
  }

  @Test(arguments: [
    ("[.target(name: T.a, swiftSettings: SETTINGS)]", "enum T { static let a = \"App\" }"),
    ("[.target(name: name, swiftSettings: SETTINGS)]", "let name = \"App\""),
    ("[\"App\"].map { .target(name: $0, swiftSettings: SETTINGS) }", ""),
    (
      "[feature(\"App\")]", "func feature(_ name: String) -> Target { .target(name: name, swiftSettings: SETTINGS) }"
    ),
    (
      "[.module(\"App\")]",
      "extension Target { static func module(_ name: String) -> Target { .target(name: name, swiftSettings: SETTINGS) } }"
    ),
    (
      "[.target(name: \"App\").withSettings]",
      "extension Target { var withSettings: Target { swiftSettings = SETTINGS; return self } }"
    ),
  ])
  func settingsOfAComputedTargetCountForModulesThatNoManifestNames(targets: String, code: String) throws {
    let package = "let package = Package(name: \"App\", targets: \(targets))\n\(code)"
    let other = "let package = Package(name: \"Other\", targets: [.target(name: \"Other\")])"
    for (feature, expected) in [("InternalImportsByDefault", ["App"]), ("ExistentialAny", [])] {
      let setting = "[.enableUpcomingFeature(\"\(feature)\")]"
      let manifests = try manifests([
        "A/Package.swift": package.replacing("SETTINGS", with: setting), "B/Package.swift": other,
      ])
      #expect(["App", "Other"].filter { manifests.importInternally(Name($0)) } == expected)
    }
  }

  @Test(arguments: [
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = YES", true),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT[config=Debug]=YES // early", true),
    ("OTHER_SWIFT_FLAGS = -enable-upcoming-feature InternalImportsByDefault", true),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT = NO", false), ("SWIFT_VERSION = 6", false),
  ])
  func buildSettingsCountForTargetsOfXcode(settings: String, isInternal: Bool) throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project, "Config/App.xcconfig": settings + "\n"]
    let manifests = try manifests(files)
    #expect(["App", "Widget"].map(manifests.importInternally) == [isInternal, isInternal])
  }

  @Test(arguments: [
    "Project.swift", "Tuist/ProjectDescriptionHelpers/Settings.swift", "project.yml", "App/BUILD", "App/BUILD.bazel",
    "Config/App.xcconfig",
  ])
  func buildSettingsCountForModulesWithoutManifest(path: String) throws {
    let manifests = try manifests([
      path: "OTHER_SWIFT_FLAGS: -enable-upcoming-feature InternalImportsByDefault\n",
      "Kit/Package.swift": Self.package.replacing("InternalImportsByDefault", with: "ExistentialAny"),
    ])
    #expect(["Feature", "Other"].map(manifests.importInternally) == [true, false])
  }

  @Test func excludedBuildSettingsCount() throws {
    let configuration = try ConfigurationFile.configuration("excluded: [Tuist]", ruleNames: [])
    let manifests = try manifests(["Tuist/Settings.swift": "InternalImportsByDefault"], configuration)
    #expect(manifests.importInternally("Feature"))
  }

  @Test(arguments: [
    ("target 'Widget' do\n  KIT\nend", true), ("target 'App' do\n  KIT\nend\ntarget 'Widget' do\nend", false),
    ("target 'App' do\n  KIT\nend", false), ("KIT\ntarget 'App' do\nend\ntarget 'Widget' do\nend", true), ("KIT", true),
    ("abstract_target 'All' do\n  KIT\n  target 'App'\n  target 'Widget'\nend", true),
    ("target 'App' do\n  KIT\n  target 'Widget' do\n    inherit! :search_paths\n  end\nend", false),
    ("target 'App' do\n  KIT\n  target 'Widget' do\n  end\nend", true),
    ("def kit\n  KIT\nend\ntarget 'App' do\n  kit\nend\ntarget 'Widget' do\n  kit\nend", true),
    ("def kit\n  KIT\nend\ntarget 'App' do\n  kit\nend\ntarget 'Widget' do\nend", false),
  ])
  func podsCountForTheirTargets(podfile: String, hasKit: Bool) throws {
    let text = podfile.replacing("KIT", with: "pod 'SwiftMVVMPattern/Core', :path => '..'")
    let manifests = try manifests(["App/App.xcodeproj/project.pbxproj": Self.project, "Podfile": text])
    #expect(manifests.kitProducts["Widget"] == (hasKit ? ["SwiftMVVMPattern"] : []))
    #expect(manifests.lackKit("Widget") == !hasKit)
  }

  @Test(arguments: [
    ("target 'App' do\nend\ntarget 'Widget' do\nend", ["in target 'Widget':", "  POD"]),
    (
      "target 'App' do\nend",
      [
        "this block, because the Podfile doesn't name target 'Widget' yet:", "  target 'Widget' do", "    POD", "  end",
      ]
    ),
    (
      "target 'Widget' do\n  pod name\nend",
      ["in target 'Widget', unless the Podfile's code adds it already:", "  POD"]
    ),
  ])
  func podIsAddedToTheTargetThatLacksIt(podfile: String, expected: [String]) throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.projectWithoutProducts, "Podfile": podfile]
    let step = try #require(steps(files, for: ["Widget"]).first)
    #expect(step.path == "Podfile")
    #expect(step.targets == ["Widget"])
    #expect(step.lines == expected.map { $0.replacing("POD", with: Self.pod) })
  }

  @Test func podIsAddedOnceForTargetsThatInheritIt() throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.projectWithoutProducts]
    let apart = files.merging(["Podfile": "target 'App' do\nend\ntarget 'Widget' do\nend"]) { $1 }
    #expect(
      try steps(apart, for: ["App", "Widget"]).map(\.lines) == [
        ["in each of the targets 'App', 'Widget':", "  " + Self.pod]
      ])
    let nested = files.merging(["Podfile": "target 'App' do\n  target 'Widget' do\n  end\nend"]) { $1 }
    #expect(try steps(nested, for: ["App", "Widget"]).map(\.lines) == [["in target 'App':", "  " + Self.pod]])
  }

  private static let pod =
    "pod 'SwiftMVVMPattern/Core', :git => '\(Tool.repository).git', :tag => '\(Tool.version)'"
  private static let unknownFiles = "no Xcode project with these targets could be read, so their files aren't known"

  @Test(arguments: [
    ("target 'App' do\n  target 'AppTests' do\n    inherit! :search_paths\n  end\nend", ["in target 'App':", "  POD"]),
    (
      "target 'App' do\nend\ntarget 'Widget' do\nend\ntarget 'AppTests' do\nend",
      ["in each of the targets 'App', 'Widget' that compiles one of these types:", "  POD", unknownFiles]
    ),
    (
      "target 'App' do\n  pod 'SwiftMVVMPattern'\nend\ntarget 'Widget' do\nend",
      ["in target 'Widget', if it compiles one of these types:", "  POD", unknownFiles]
    ),
    ("platform :ios, '15.0'", ["in the targets that compile these types:", "  POD"]),
    ("target 'App' do\n  pod name\nend", ["in target 'App', unless the Podfile's code adds it already:", "  POD"]),
  ])
  func podfileWithoutAProjectGetsThePod(podfile: String, expected: [String]) throws {
    for project in [[:], ["App.xcodeproj/project.pbxproj": "damaged"]] {
      let files = project.merging(["Podfile": podfile]) { $1 }
      let step = try #require(steps(files, for: [""]).first)
      #expect(step.path == "Podfile")
      #expect(step.lines == expected.map { $0.replacing("POD", with: Self.pod) })
      #expect(try steps(files, for: []).isEmpty)
      let mayHaveKit = podfile.contains("SwiftMVVMPattern") || podfile.contains("pod name")
      #expect(try manifests(files).lackKit("") == !mayHaveKit)
    }
  }

  @Test(arguments: [
    "pod 'SwiftMVVMPattern/Core'\ntarget 'App' do\nend",
    "target 'App' do\n  pod 'SwiftMVVMPattern/Core'\n  target 'AppTests' do\n    inherit! :search_paths\n  end\nend",
  ])
  func podfileWithTheKitNeedsNothing(podfile: String) throws {
    #expect(try steps(["Podfile": podfile], for: [""]).isEmpty)
    #expect(try !manifests(["Podfile": podfile]).lackKit(""))
  }

  @Test func podfileBesideAnotherProjectIsNotMeant() throws {
    let files = [
      "A/App.xcodeproj/project.pbxproj": Self.project, "A/Podfile": "target 'App' do\nend",
      "B/Podfile": "target 'Other' do\nend",
    ]
    #expect(try steps(files, for: [""]).map(\.path) == ["B/Podfile"])
  }

  @Test(arguments: [
    (
      "let common: [Target.Dependency] = [kit]\nlet kit = Target.Dependency.product(name: \"MVVMCore\", package: \"K\")",
      "common"
    ),
    ("let common: [Target.Dependency] = [.product(name: \"MVVMCore\", package: \"K\")]", "common + [\"Other\"]"),
    ("let name = \"MVVMCore\"", "[.product(name: name, package: \"K\")]"),
    ("extension Target.Dependency { static let kit: Self = \"MVVMCore\" }", "[.kit, Target.Dependency.kit]"),
    ("let name = \"MVVMCore\"", "[.byName(name: name, condition: .when(platforms: [.iOS]))]"),
  ])
  func constantsOfTheManifestAreRead(constants: String, dependencies: String) throws {
    let package =
      "\(constants)\nlet package = Package(targets: [.target(name: \"App\", dependencies: \(dependencies))])"
    let manifests = try manifests(["Package.swift": package])
    #expect(manifests.kitProducts == ["App": ["MVVMCore"]])
    #expect(manifests.manifests[0].targets.map(\.hasUnknownDependencies) == [false])
  }

  @Test(arguments: [
    ("common()", ""), (".common", "extension [Target.Dependency] { static var common: Self { [] } }"),
    ("common", "var common: [Target.Dependency] = []"),
    ("isDebug ? [] : [\"A\"]", ""),
    ("[.kit]", "extension Target.Dependency { static var kit: Self { \"MVVMCore\" } }"),
    ("[.kit()]", "extension Target.Dependency { static func kit() -> Self { \"MVVMCore\" } }"),
    ("common", "let common = common"),
    ("[]", "for target in package.targets { target.dependencies.append(\"MVVMCore\") }"),
    ("[]", "package.targets[0].dependencies += [\"MVVMCore\"]"),
  ])
  func computedDependenciesAreUnknown(dependencies: String, code: String) throws {
    let package =
      "let package = Package(targets: [.target(name: \"App\", dependencies: \(dependencies))])\n\(code)"
    let manifests = try manifests(["Package.swift": package])
    #expect(manifests.manifests[0].targets.map(\.hasUnknownDependencies) == [true])
    let lines = KitSetup.all(for: ["App.swift": ["App"]], manifests).flatMap(\.lines)
    #expect(lines.contains { $0.hasPrefix("in 'dependencies' of target 'App', unless the manifest's code adds") })
    #expect(!manifests.lackKit("App"))
  }

  @Test func dependenciesOfThePackageAreNotThoseOfATarget() throws {
    let package = Self.package + "\npackage.dependencies.append(.package(url: \"a\", from: \"1.0.0\"))"
    #expect(try manifests(["Package.swift": package]).manifests[0].targets.allSatisfy { !$0.hasUnknownDependencies })
  }

  @Test func manifestSaysWhichModulesLackTheKit() throws {
    let manifests = try manifests(["A/Package.swift": Self.package, "B/App.xcodeproj/project.pbxproj": Self.project])
    #expect(["App", "Other", "Widget", "Unknown"].filter(manifests.lackKit) == ["Other", "Widget"])
  }

  @Test func podspecNamesTheKitAsADependency() throws {
    let podspec = "Pod::Spec.new do |s|\n  s.name = 'Feature'\n  s.source_files = 'Sources/**/*.swift'\n"
    let without = try manifests(["Feature.podspec": podspec + "end\n"])
    #expect(without.lackKit("Feature"))
    let with = try manifests(["Feature.podspec": podspec + "  s.dependency 'SwiftMVVMPattern/Core', '~> 1'\nend\n"])
    #expect(!with.lackKit("Feature"))
    #expect(with.kitProducts["Feature"] == ["SwiftMVVMPattern"])
  }

  @Test func importMakesNoDependency() throws {
    let files = ["Sources/App/App.swift": "import MVVMCore", "Sources/App/Other.swift": "struct Other {}"]
    let project = try AdoptionProject(files).project
    for products: [Name: Set<Name>] in [[:], ["App": []]] {
      let dependencies = KitDependencies(project, products: products)
      #expect(project.fileIDs.map(dependencies.independentModules) == [["App"], ["App"]])
      #expect(project.fileIDs.map(dependencies.module) == ["MVVMCore", "MVVMCore"])
    }
    let dependencies = KitDependencies(project, products: ["App": ["SwiftMVVMPattern"]])
    #expect(project.fileIDs.flatMap(dependencies.independentModules).isEmpty)
    #expect(project.fileIDs.map(dependencies.module) == ["MVVMCore", "SwiftMVVMPattern"])
  }

  @Test(arguments: [
    ("[.enableUpcomingFeature(\"InternalImportsByDefault\")]", "", ["App"]), ("settings", "", ["App"]),
    ("settings", "let settings: [SwiftSetting] = [.enableUpcomingFeature(\"InternalImportsByDefault\")]", ["App"]),
    (
      "settings",
      "let settings: [SwiftSetting] = [feature]\nlet feature = SwiftSetting.enableUpcomingFeature(name)\n"
        + "let name = \"InternalImportsByDefault\"", ["App"]
    ),
    (
      "[]",
      "for target in package.targets { target.swiftSettings = [.enableUpcomingFeature(\"InternalImportsByDefault\")] }",
      ["App", "Other"]
    ),
  ])
  func settingsOfATargetCountForIt(settings: String, code: String, expected: [String]) throws {
    let package = """
      let package = Package(name: "App", targets: [
        .target(name: "App", swiftSettings: \(settings)), .target(name: "Other")
      ])
      // InternalImportsByDefault
      \(code)
      """
    let manifests = try manifests(["Package.swift": package])
    #expect(["App", "Other"].filter { manifests.importInternally(Name($0)) } == expected)
  }
}
