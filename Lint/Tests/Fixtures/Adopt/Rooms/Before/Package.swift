// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rooms",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/falcon283/SwiftMVVMPattern", from: "1.0.0")
  ],
  targets: [
    .target(name: "Injection"),
    .executableTarget(
      name: "App", dependencies: ["Injection", .product(name: "MVVMCore", package: "SwiftMVVMPattern")]),
  ]
)
