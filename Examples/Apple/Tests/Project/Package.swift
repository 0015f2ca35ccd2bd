// swift-tools-version: 6.2

import PackageDescription

// What an Xcode project has to be for Xcode to open it, as far as that can be told without Xcode.
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
