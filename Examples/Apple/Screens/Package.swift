// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v18)],
  products: [
    .library(name: "RepoUIKit", targets: ["RepoUIKit"]),
    .library(name: "RepoSwiftUI", targets: ["RepoSwiftUI"]),
    .library(name: "RepoApple", targets: ["RepoApple"]),
  ],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: "../../.."),
    .package(name: "Examples", path: "../.."),
  ],
  targets: [
    // One target per framework, with the view models of the terminal app.
    .target(
      name: "RepoUIKit", dependencies: .viewModels,
      resources: [.process("Detail.storyboard")], swiftSettings: .house),
    .target(name: "RepoSwiftUI", dependencies: .viewModels, swiftSettings: .house),

    // The app: the windows and their tabs.
    .target(
      name: "RepoApple",
      dependencies: ["RepoUIKit", "RepoSwiftUI"]
        + ["RepoModel", "RepoViewModels", "RepoAppStore"].map(Target.Dependency.example),
      swiftSettings: .house),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  static func example(_ name: String) -> Self { .product(name: name, package: "Examples") }
}

extension [Target.Dependency] {
  static var viewModels: Self {
    [.product(name: "SwiftMVVMPattern", package: "SwiftMVVMPattern")]
      + ["RepoModel", "RepoViewModels"].map { .example($0) }
  }
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
