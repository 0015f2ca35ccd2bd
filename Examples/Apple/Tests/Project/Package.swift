// swift-tools-version: 6.2

import PackageDescription

// Checks an Xcode project as far as that is possible without Xcode.
let package = Package(
  name: "ProjectTests",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "XcodeProject", path: "Sources", swiftSettings: .house),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], path: "Tests", swiftSettings: .house),
  ],
  swiftLanguageModes: [.v6]
)

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
