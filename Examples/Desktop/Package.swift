// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Desktop",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "repos-desktop", targets: ["repos-desktop"])],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: "../.."),
    .package(name: "Examples", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // GTK: the system's library, the types of it that the app uses, and the main actor on its loop.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(name: "GTKKit", dependencies: ["CGTK"], swiftSettings: .house),

    // The screens, and the program that selects the store.
    .target(
      name: "RepoDesktop",
      dependencies: [
        "GTKKit", .app("RepoModel"), .app("RepoOptions"), .app("RepoViewModels"), .kit,
      ],
      swiftSettings: .house),
    .executableTarget(
      name: "repos-desktop",
      dependencies: [
        "GTKKit", "RepoDesktop", "RepoMeasure", .app("RepoAppStore"), .app("RepoHTTPStore"), .app("RepoLive"),
        .app("RepoModel"), .app("RepoOptions"),
      ],
      swiftSettings: .house),

    // Instruments: clicks and keys by X's test extension, and their measurements.
    .systemLibrary(
      name: "CXTest", path: "Instruments/CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .target(
      name: "GTKMouse", dependencies: ["CGTK", "CXTest", "GTKKit"], path: "Instruments/GTKMouse",
      swiftSettings: .house),
    .target(
      name: "RepoMeasure",
      dependencies: [
        "CGTK", "GTKKit", "GTKMouse", "RepoDesktop", .app("RepoLive"), .app("RepoModel"), .app("RepoSQLiteStore"),
        .app("RepoViewModels"), .kit,
      ],
      path: "Instruments/RepoMeasure", swiftSettings: .house),

    // Tests on GTK's loop.
    .target(name: "LoopTesting", dependencies: ["GTKKit"], path: "Tests/LoopTesting", swiftSettings: .house),
    .testTarget(
      name: "GTKKitTests",
      dependencies: ["CGTK", "GTKKit", "LoopTesting"] + .server,
      swiftSettings: .house),
    .testTarget(
      name: "RepoDesktopTests",
      dependencies: [
        "CGTK", "CXTest", "GTKKit", "GTKMouse", "LoopTesting", "RepoDesktop", "RepoMeasure", .app("RepoFrontEndLaws"),
        .app("RepoHTTPStore"), .app("RepoLive"), .app("RepoModel"), .app("RepoOptions"), .app("RepoSQLiteStore"),
        .app("RepoViewModels"), .kit,
      ] + .server,
      swiftSettings: .house),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  static var kit: Self { .product(name: "SwiftMVVMPattern", package: "SwiftMVVMPattern") }

  /// Returns a module of the app below its user interface.
  static func app(_ name: String) -> Self { .product(name: name, package: "Examples") }
}

extension [Target.Dependency] {
  /// A local server for tests.
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
