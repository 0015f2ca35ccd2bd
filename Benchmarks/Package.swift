// swift-tools-version: 6.0

import PackageDescription

/// The modules that the client adopts, `Core,Presenter,Context`; what it does not adopt it writes by hand.
let adopted = (Context.environment["ADOPTED"] ?? "").split(separator: ",").map(String.init)

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "SwiftMVVMPattern", path: "..")],
  targets: [
    // What a call costs: the kit beside the same thing written by hand.
    .executableTarget(name: "Calls", dependencies: ["Core", "Presenter", "Context", "Binding"].map(kit)),
    // What adopting adds to an app.
    .executableTarget(
      name: "Client", dependencies: adopted.map(kit), swiftSettings: adopted.map { .define($0.uppercased()) }),
  ],
  swiftLanguageModes: [.v6]
)

func kit(_ folder: String) -> Target.Dependency {
  .product(name: "MVVM\(folder)", package: "SwiftMVVMPattern")
}
