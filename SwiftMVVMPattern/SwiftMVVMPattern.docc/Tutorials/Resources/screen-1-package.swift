// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Contacts",
  platforms: [.iOS(.v13)],
  products: [
    .library(name: "Contacts", targets: ["Contacts"])
  ],
  dependencies: [
    .package(url: "https://github.com/falcon283/SwiftMVVMPattern", from: "1.0.0")
  ],
  targets: [
    .target(
      name: "Contacts",
      dependencies: ["SwiftMVVMPattern"]),
    .testTarget(
      name: "ContactsTests",
      dependencies: [
        "Contacts",
        .product(name: "MVVMConformanceTesting", package: "SwiftMVVMPattern"),
      ]),
  ]
)
