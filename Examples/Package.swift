// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    // The app without a user interface, for front ends in other packages.
    .library(name: "RepoModel", targets: ["RepoModel"]),
    .library(name: "RepoSQLiteStore", targets: ["RepoSQLiteStore"]),
    .library(name: "RepoHTTPStore", targets: ["RepoHTTPStore"]),
    .library(name: "RepoOptions", targets: ["RepoOptions"]),
    .library(name: "RepoAppStore", targets: ["RepoAppStore"]),
    .library(name: "RepoViewModels", targets: ["RepoViewModels"]),
    .library(name: "RepoLive", targets: ["RepoLive"]),
    // The laws that such a front end must pass.
    .library(name: "RepoFrontEndLaws", targets: ["RepoFrontEndLaws"]),
    .executable(name: "repos", targets: ["repos"]),
    .executable(name: "recipes", targets: ["recipes"]),
  ],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The model. It depends on nothing.
    .layer("RepoModel"),
    .layer(
      "RepoSQLiteStore",
      uses: ["RepoModel"] + ["GRDB", "GRDBSQLite"].map { .product(name: $0, package: "GRDB.swift") }),
    .layer("RepoHTTPStore", uses: ["RepoModel"] + .httpClient),
    .layer("RepoAppStore", uses: ["RepoModel", "RepoOptions", "RepoHTTPStore", "RepoSQLiteStore"]),

    // View models for any user interface.
    .layer("RepoViewModels", uses: ["RepoModel", .kit]),

    // A list that changes while it is read, for any user interface.
    .layer("RepoLive", uses: ["RepoModel"]),

    // Shared by front ends: the options of a command line.
    .layer("RepoOptions"),

    // The terminal: keys, lines, and screens made of lines.
    .layer("TerminalKit"),
    .layer(
      "RepoTerminal",
      uses: ["RepoLive", "RepoModel", "RepoOptions", "RepoViewModels", "TerminalKit", .kit]),
    .executableTarget(
      name: "repos",
      dependencies: [
        "RepoAppStore", "RepoModel", "RepoHTTPStore", "RepoLive", "RepoOptions", "RepoSQLiteStore", "RepoTerminal",
        "TerminalKit",
      ],
      swiftSettings: .house),

    // Recipes: one style of MVVM each, with the modules that it needs.
    .target(name: "RecipeKit", dependencies: ["TerminalKit"], path: "Recipes/Kit", swiftSettings: .house),
    .recipe("Search", on: ["MVVMCore", "MVVMBinding", "MVVMState"]),
    .recipeInTerminal("Search", on: ["MVVMCore", "MVVMBinding", "MVVMState", "MVVMContext"]),
    .recipe("Car", on: ["MVVMCore", "MVVMLifecycle"]),
    .recipeInTerminal("Car", on: ["MVVMCore", "MVVMLifecycle", "MVVMPresenter"]),
    .recipe("Movies", on: ["MVVMCore", "MVVMBinding", "MVVMNavigation"]),
    .recipeInTerminal(
      "Movies", on: ["MVVMCore", "MVVMBinding", "MVVMNavigation", "MVVMPresenter", "MVVMContext"]),
    .recipe("Greeting", on: ["MVVMCore", "MVVMBinding"]),
    .recipeInTerminal("Greeting", on: ["MVVMCore", "MVVMBinding"]),
    .executableTarget(
      name: "recipes",
      dependencies: [
        "TerminalKit", "RecipeKit", "SearchTerminal", "CarTerminal", "MoviesTerminal", "GreetingTerminal",
      ],
      path: "Recipes/Program", swiftSettings: .house),

    .tests(of: "RepoModel"),
    .tests(of: "RepoSQLiteStore", uses: ["RepoModel", .product(name: "GRDB", package: "GRDB.swift")]),
    .tests(
      of: "RepoHTTPStore", uses: ["RepoModel", "RepoSQLiteStore", "RepoViewModels"] + .httpClient + .server),
    .tests(of: "RepoAppStore", uses: ["RepoModel", "RepoHTTPStore", "RepoSQLiteStore"]),
    .tests(of: "RepoViewModels", uses: ["RepoModel"]),
    .tests(of: "RepoLive", uses: ["RepoModel", "RepoSQLiteStore"]),
    .tests(of: "TerminalKit"),
    // The laws for every front end, and front ends that break them.
    .target(
      name: "RepoFrontEndLaws", dependencies: ["RepoModel", "RepoViewModels"], path: "Tests/RepoFrontEndLaws",
      swiftSettings: .house),
    .tests(of: "RepoFrontEndLaws", uses: ["RepoModel", "RepoViewModels", .kit]),
    .tests(
      of: "RepoTerminal",
      uses: [
        "RepoFrontEndLaws", "RepoLive", "RepoModel", "RepoOptions", "RepoSQLiteStore", "RepoViewModels", "TerminalKit",
        .kit,
        .module("MVVMConformanceTesting"),
      ]),
    .testTarget(
      name: "RecipeKitTests", dependencies: ["RecipeKit", "TerminalKit"], path: "Tests/Recipes/Kit",
      swiftSettings: .house),
    .recipeTests("Search", on: ["MVVMCore", "MVVMState", "MVVMContext", "MVVMConformanceTesting"]),
    .recipeTests("Car", on: ["MVVMCore", "MVVMLifecycle", "MVVMConformanceTesting"]),
    .recipeTests("Movies", on: ["MVVMCore", "MVVMBinding", "MVVMNavigation", "MVVMContext"]),
    .recipeTests("Greeting", on: ["MVVMCore", "MVVMBinding"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  static func layer(_ name: String, uses: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: uses, swiftSettings: .house)
  }

  static func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + uses, swiftSettings: .house)
  }

  /// A recipe's model and view model, which don't depend on a front end.
  static func recipe(_ name: String, on modules: [String]) -> Target {
    .target(
      name: name + "Recipe", dependencies: modules.map(Target.Dependency.module), path: "Recipes/\(name)",
      exclude: ["Terminal"], swiftSettings: .house)
  }

  /// A recipe's view.
  static func recipeInTerminal(_ name: String, on modules: [String]) -> Target {
    .target(
      name: name + "Terminal",
      dependencies: [.byName(name: name + "Recipe"), "RecipeKit", "TerminalKit"]
        + modules.map(Target.Dependency.module),
      path: "Recipes/\(name)/Terminal", swiftSettings: .house)
  }

  static func recipeTests(_ name: String, on modules: [String]) -> Target {
    .testTarget(
      name: name + "RecipeTests",
      dependencies: [.byName(name: name + "Recipe"), .byName(name: name + "Terminal"), "RecipeKit", "TerminalKit"]
        + modules.map(Target.Dependency.module),
      path: "Tests/Recipes/\(name)", swiftSettings: .house)
  }
}

extension Target.Dependency {
  static var kit: Self { .module("SwiftMVVMPattern") }

  static func module(_ name: String) -> Self { .product(name: name, package: "SwiftMVVMPattern") }
}

extension [Target.Dependency] {
  /// The network client, and the modules whose errors it throws.
  static var httpClient: Self {
    [.product(name: "AsyncHTTPClient", package: "async-http-client")]
      + ["NIOCore", "NIOHTTP1", "NIOPosix"].map { .product(name: $0, package: "swift-nio") }
      + [
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
  }

  /// A server on this machine, for tests.
  static var server: Self { ["FlyingFox", "FlyingSocks"].map { .product(name: $0, package: "FlyingFox") } }
}

extension [SwiftSetting] {
  static var house: [SwiftSetting] {
    [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
