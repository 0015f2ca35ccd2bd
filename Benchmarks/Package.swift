// swift-tools-version: 6.0

import PackageDescription

/// The modules that the client adopts, such as `Core,Presenter,Context`. The rest is handwritten.
let adopted = (Context.environment["ADOPTED"] ?? "").split(separator: ",").map(String.init)

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "SwiftMVVMPattern", path: ".."),
    // For comparison with the kit.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  ],
  targets: [
    // The cost of a call, compared with handwritten code.
    .executableTarget(name: "Calls", dependencies: ["Core", "Presenter", "Context"].map(kit)),
    // The cost of a change for its observers, compared with handwritten code, OpenCombine and Observation.
    .executableTarget(
      name: "Changes",
      dependencies: ["Binding", "State"].map(kit) + [.product(name: "OpenCombine", package: "OpenCombine")]),
    // The size that the kit adds to an app.
    .executableTarget(
      name: "Client", dependencies: adopted.map(kit), swiftSettings: adopted.map { .define($0.uppercased()) }),
  ],
  swiftLanguageModes: [.v6]
)

func kit(_ folder: String) -> Target.Dependency {
  .product(name: "MVVM\(folder)", package: "SwiftMVVMPattern")
}
