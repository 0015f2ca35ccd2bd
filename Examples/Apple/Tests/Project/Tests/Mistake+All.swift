import XcodeProject

extension Mistake {
  static var all: [Mistake] { objects + files + packages + settings + schemes }

  private static let nowhere = "4D56564D00000000000000FF"

  private static var objects: [Mistake] {
    [
      .init("the object version is 56, not 77", in: .project, from: "objectVersion = 77;", to: "objectVersion = 56;"),
      .init(
        "the root, \(nowhere), is not a project", in: .project, from: "rootObject = 4D56564D0000000000000007",
        to: "rootObject = \(nowhere)"),
      .init(
        "productRefGroup of 4D56564D0000000000000007 refers to \(nowhere), which doesn't exist", in: .project,
        from: "productRefGroup = 4D56564D0000000000000005", to: "productRefGroup = \(nowhere)"),
      .init(
        "mainGroup of 4D56564D0000000000000007 refers to nowhere, which doesn't exist", in: .project,
        from: "mainGroup = 4D56564D0000000000000004", to: "mainGroup = nowhere"),
      .init(
        "mainGroup of 4D56564D0000000000000007 refers to Repos, a PBXNativeTarget", in: .project,
        from: "mainGroup = 4D56564D0000000000000004", to: "mainGroup = 4D56564D0000000000000006"),
      .init(
        "TargetAttributes of 4D56564D0000000000000007 refers to \(nowhere), which doesn't exist", in: .project,
        from: "4D56564D0000000000000006 = {", to: "\(nowhere) = {"),
      .init(
        "nothing refers to PBXResourcesBuildPhase 4D56564D0000000000000008", in: .project,
        from: "4D56564D0000000000000008 /* Resources */,", to: ""),
      .init(
        "4D56564D0000000000000003 is written twice", in: .project,
        from: "4D56564D0000000000000008 /* Resources */ = {", to: "4D56564D0000000000000003 /* Resources */ = {"),
      .init(
        "the targets aren't an app and its UI tests", in: .project, from: "product-type.application",
        to: "product-type.tool"),
    ]
  }

  private static var files: [Mistake] {
    [
      .init("there is no folder Ropes, or nothing in it", in: .project, from: "path = Repos;", to: "path = Ropes;"),
      .init(
        "Repos is not beside the project", in: .project, from: "path = Repos;\n\t\t\tsourceTree = \"<group>\"",
        to: "path = Repos;\n\t\t\tsourceTree = \"<absolute>\""),
      .init("there is no folder Repos, or nothing in it", .missing("Repos/ReposApp.swift")),
      .init("Repos contains more than the @main file", .more("Repos/Other.swift")),
      .init("Repos contains more than the @main file", in: .main, from: "@main\n", to: ""),
      .init("Repos/Notes.md isn't a Swift file", .more("Repos/Notes.md")),
      .init(
        "there is no synchronized folder", in: .project, from: "isa = PBXFileSystemSynchronizedRootGroup;",
        to: "isa = PBXGroup;"),
      .init(
        "a file is listed: ReposApp.swift", in: .project, from: "/* End PBXFileReference section */",
        to:
          "\t\t\(nowhere) /* ReposApp.swift */ = {isa = PBXFileReference; path = ReposApp.swift; sourceTree = \"<group>\"; };"
      ),
      .init(
        "a file is listed: 4D56564D0000000000000012", in: .project,
        from: "productRef = 4D56564D0000000000000011", to: "fileRef = 4D56564D0000000000000001"),
      .init(
        "there is no package at Scenes", in: .project, from: "relativePath = Screens;", to: "relativePath = Scenes;"),
      .init("there is no package at Screens", .missing("Screens/Package.swift")),
      .init(
        "a setting names Repos/Info.plist, which doesn't exist", in: .project, from: "GENERATE_INFOPLIST_FILE = YES;",
        to: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Repos/Info.plist;"),
      .init("UITests/Notes.md isn't a Swift file", .more("UITests/Notes.md")),
      .init("the project has no workspace", .missing("Repos.xcodeproj/project.xcworkspace")),
    ]
  }

  private static var packages: [Mistake] {
    [
      .init(
        "no package has a product RepoOrange", in: .project, from: "productName = RepoApple;",
        to: "productName = RepoOrange;"),
      .init("no package has a product RepoApple", .facts { $0.products.remove("RepoApple") }),
      .init(
        "RepoApple is not linked", in: .project, from: "4D56564D0000000000000012 /* RepoApple in Frameworks */,", to: ""
      ),
      .init(
        "RepoApple is not linked", in: .project, from: "4D56564D0000000000000011 /* RepoApple */,", to: ""),
      .init("no source imports RepoApple", in: .main, from: "import RepoApple\n", to: ""),
      .init(
        "Repos/ReposApp.swift imports RepoModel, which is not linked", in: .main, from: "import RepoApple\n",
        to: "import RepoApple\nimport RepoModel\n"),
      .init("the app supports iOS 18.0, its package 26.0", .facts { $0.iOS = "26.0" }),
      .init("the app supports iOS 18.0, its package an unnamed version", .facts { $0.iOS = nil }),
    ]
  }

  private static var settings: [Mistake] {
    [
      .init(
        "SWIFT_VERSION is 5.0 in Release, not 6.0", in: .project, from: "SWIFT_VERSION = 6.0;",
        to: "SWIFT_VERSION = 5.0;"),
      .init(
        "GENERATE_INFOPLIST_FILE is not set in Debug, not YES", in: .project, from: "GENERATE_INFOPLIST_FILE = YES;",
        to: ""),
      .init(
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation is NO in Debug, not YES", in: .project,
        from: "UIApplicationSceneManifest_Generation = YES", to: "UIApplicationSceneManifest_Generation = NO"),
      .init(
        "TEST_TARGET_NAME is Ropes in Debug, not Repos", in: .project, from: "TEST_TARGET_NAME = Repos;",
        to: "TEST_TARGET_NAME = Ropes;"),
      .init(
        "ReposUITests doesn't depend on Repos", in: .project,
        from: "4D56564D0000000000000019 /* PBXTargetDependency */,\n", to: ""),
      .init(
        "the configurations are [\"Debug\", \"Shipped\"]", in: .project, from: "name = Release;", to: "name = Shipped;"),
    ]
  }

  private static var schemes: [Mistake] {
    [
      .init("there is no shared scheme Repos", .missing(File.scheme.rawValue)),
      .init("the scheme cannot be read", in: .scheme, from: "<BuildAction\n", to: "<BuildAction <\n"),
      .init(
        "the scheme's LaunchAction has \(nowhere) as BlueprintIdentifier", in: .scheme,
        from: "4D56564D0000000000000006", to: nowhere),
      .init(
        "the scheme's BuildAction has Ropes.app as BuildableName", in: .scheme, from: "\"Repos.app\"",
        to: "\"Ropes.app\""),
      .init(
        "the scheme's BuildAction has container:Ropes.xcodeproj as ReferencedContainer", in: .scheme,
        from: "container:Repos", to: "container:Ropes"),
      .init("the scheme's LaunchAction names no product", in: .scheme, from: "LaunchAction", to: "TestAction"),
      .init("the scheme's TestAction names no product", in: .scheme, from: "TestAction", to: "ProfileAction"),
      .init(
        "the scheme's TestAction has Ropes.xctest as BuildableName", in: .scheme, from: "ReposUITests.xctest",
        to: "Ropes.xctest"),
      .init("the scheme uses a configuration Shipped", in: .scheme, from: "\"Release\"", to: "\"Shipped\""),
    ]
  }
}
