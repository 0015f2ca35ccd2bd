// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hidden",
  targets: [
    .target(name: "MVVMCore"),
    .target(name: "Home", dependencies: ["MVVMCore"]),
    .target(name: "Legacy"),
  ]
)
