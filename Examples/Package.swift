// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "repos", targets: ["repos"])
  ],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Model: what the app is about. It knows nobody.
    .layer("RepoModel"),
    .layer("RepoSQLiteStore", uses: ["RepoModel", .product(name: "GRDB", package: "GRDB.swift")]),

    // View models: what a screen shows and does, for any user interface.
    .layer("RepoViewModels", uses: ["RepoModel", .kit]),

    // The terminal: keys, lines, and the screens made of them.
    .layer("TerminalKit"),
    .layer("RepoTerminal", uses: ["RepoModel", "RepoViewModels", "TerminalKit", .kit]),
    .executableTarget(
      name: "repos", dependencies: ["RepoModel", "RepoSQLiteStore", "RepoTerminal", "TerminalKit"],
      swiftSettings: .house),

    .tests(of: "RepoSQLiteStore", uses: ["RepoModel", .product(name: "GRDB", package: "GRDB.swift")]),
    .tests(of: "RepoViewModels", uses: ["RepoModel"]),
    .tests(of: "TerminalKit"),
    .tests(of: "RepoTerminal", uses: ["RepoModel", "RepoSQLiteStore", "RepoViewModels", "TerminalKit", .kit]),
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
}

extension Target.Dependency {
  static var kit: Self { .product(name: "SwiftMVVMPattern", package: "SwiftMVVMPattern") }
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
