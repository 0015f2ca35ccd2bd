// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Notes",
  products: [.library(name: "Notes", targets: ["Notes"])],
  dependencies: [.package(url: "https://github.com/falcon283/SwiftMVVMPattern", from: "1.0.0")],
  targets: [
    .target(
      name: "Notes",
      dependencies: [.product(name: "MVVMCore", package: "SwiftMVVMPattern")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])
  ]
)
