// swift-tools-version: 6.0

import PackageDescription

/// The modules that the client adopts, `Core,Presenter,Context`; what it does not adopt it writes by hand.
let adopted = (Context.environment["ADOPTED"] ?? "").split(separator: ",").map(String.init)

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: ".."),
    // A peer, to be measured beside the kit.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    // What a call costs: the kit beside the same thing written by hand.
    .executableTarget(name: "Calls", dependencies: ["Core", "Presenter", "Context"].map(kit)),
    // What a change costs that is told to observers: the kit beside the same thing by hand, and beside its peers.
    .executableTarget(
      name: "Changes",
      dependencies: ["Binding", "State"].map(kit) + [.product(name: "OpenCombine", package: "OpenCombine")]),
    // What adopting adds to an app.
    .executableTarget(
      name: "Client", dependencies: adopted.map(kit), swiftSettings: adopted.map { .define($0.uppercased()) }),
  ],
  swiftLanguageModes: [.v6]
)

func kit(_ folder: String) -> Target.Dependency {
  .product(name: "MVVM\(folder)", package: "SwiftMVVMPattern")
}
