// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "SwiftMVVMPattern",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "SwiftMVVMPattern", targets: ["SwiftMVVMPattern"]),
    .library(name: "MVVMCore", targets: ["MVVMCore"]),
    .library(name: "MVVMPresenter", targets: ["MVVMPresenter"]),
    .library(name: "MVVMContext", targets: ["MVVMContext"]),
    .library(name: "MVVMBinding", targets: ["MVVMBinding"]),
    .library(name: "MVVMState", targets: ["MVVMState"]),
    .library(name: "MVVMLifecycle", targets: ["MVVMLifecycle"]),
    .library(name: "MVVMNavigation", targets: ["MVVMNavigation"]),
    .library(name: "MVVMConformance", targets: ["MVVMConformance"]),
    .library(name: "MVVMConformanceXCTest", targets: ["MVVMConformanceXCTest"]),
    .library(name: "MVVMConformanceTesting", targets: ["MVVMConformanceTesting"]),
  ],
  targets: [
    .module("MVVMCore", in: "Core"),
    .module("MVVMPresenter", in: "Presenter", uses: ["MVVMCore"]),
    .module("MVVMContext", in: "Context", uses: ["MVVMCore"]),
    .module("MVVMBinding", in: "Binding", uses: ["MVVMCore"]),
    .module("MVVMState", in: "State", uses: ["MVVMCore", "MVVMBinding"]),
    .module("MVVMLifecycle", in: "Lifecycle", uses: ["MVVMCore", "MVVMBinding"]),
    .module("MVVMNavigation", in: "Navigation", uses: ["MVVMCore"]),
    .module(
      "MVVMConformance", in: "Conformance", without: ["XCTest", "Testing"],
      uses: ["MVVMCore", "MVVMPresenter", "MVVMContext", "MVVMBinding", "MVVMState", "MVVMLifecycle"]),
    // Only these two import a test framework, so the umbrella doesn't bring one into an app.
    .module("MVVMConformanceXCTest", in: "Conformance/XCTest", uses: ["MVVMConformance"]),
    .module("MVVMConformanceTesting", in: "Conformance/Testing", uses: ["MVVMConformance"]),
    .module(
      "SwiftMVVMPattern", in: "SwiftMVVMPattern",
      uses: ["MVVMCore", "MVVMPresenter", "MVVMContext", "MVVMBinding", "MVVMState", "MVVMLifecycle", "MVVMNavigation"]),

    .tests("MVVMCoreTests", in: "Tests/Core", of: ["MVVMCore"]),
    .tests("MVVMPresenterTests", in: "Tests/Presenter", of: ["MVVMCore", "MVVMPresenter"]),
    .tests("MVVMContextTests", in: "Tests/Context", of: ["MVVMCore", "MVVMContext"]),
    .tests("MVVMBindingTests", in: "Tests/Binding", of: ["MVVMCore", "MVVMBinding"]),
    .tests("MVVMStateTests", in: "Tests/State", of: ["MVVMCore", "MVVMBinding", "MVVMState"]),
    .tests("MVVMLifecycleTests", in: "Tests/Lifecycle", of: ["MVVMCore", "MVVMBinding", "MVVMLifecycle"]),
    .tests("MVVMNavigationTests", in: "Tests/Navigation", of: ["MVVMCore", "MVVMNavigation"]),
    .tests(
      "MVVMConformanceTests", in: "Tests/Conformance",
      of: [
        "MVVMCore", "MVVMPresenter", "MVVMContext", "MVVMBinding", "MVVMState", "MVVMLifecycle",
        "MVVMConformance", "MVVMConformanceXCTest", "MVVMConformanceTesting",
      ]),
    .tests("SwiftMVVMPatternTests", in: "Tests/SwiftMVVMPattern", of: ["SwiftMVVMPattern"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// Each folder is a module, a product and a subspec.
  static func module(
    _ name: String, in folder: String, without excluded: [String] = [], uses: [Target.Dependency] = []
  ) -> Target {
    .target(name: name, dependencies: uses, path: folder, exclude: excluded, swiftSettings: .house)
  }

  static func tests(_ name: String, in folder: String, of modules: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: modules, path: folder, swiftSettings: .house)
  }
}

extension [SwiftSetting] {
  static var house: [SwiftSetting] {
    [
      // A protocol used as a type costs more than one used as a constraint, so it must be visible.
      .enableUpcomingFeature("ExistentialAny"),
      // A client sees only the imports that an API needs.
      .enableUpcomingFeature("InternalImportsByDefault"),
      // A file imports what it uses, so it still compiles in another module or in a pod.
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
