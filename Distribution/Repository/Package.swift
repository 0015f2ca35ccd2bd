// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "mvvmlint",
  products: [
    .plugin(name: "MVVMLint", targets: ["MVVMLint"]),
    .plugin(name: "MVVMLintCommand", targets: ["MVVMLintCommand"]),
    .plugin(name: "MVVMLintWriteCommand", targets: ["MVVMLintWriteCommand"]),
  ],
  targets: [
    // Reports findings as warnings and errors of each build. Attach it to one target: it checks the whole package.
    .plugin(name: "MVVMLint", capability: .buildTool(), dependencies: ["mvvmlint"]),

    // swift package mvvmlint check|roles|rules
    .plugin(
      name: "MVVMLintCommand",
      capability: .command(
        intent: .custom(verb: "mvvmlint", description: "Check the package for violations of Model-View-ViewModel")),
      dependencies: ["mvvmlint"]),

    // swift package mvvmlint-write init|baseline|fix|adopt
    .plugin(
      name: "MVVMLintWriteCommand",
      capability: .command(
        intent: .custom(verb: "mvvmlint-write", description: "Write files with mvvmlint, such as the baseline"),
        permissions: [.writeToPackageDirectory(reason: "The command writes its result to the package.")]),
      dependencies: ["mvvmlint"]),

    .binaryTarget(
      name: "mvvmlint",
      url: "@BUNDLE_ADDRESS@",
      checksum: "@BUNDLE_CHECKSUM@"),
  ]
)
