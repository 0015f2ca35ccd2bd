// swift-tools-version: 6.2

import PackageDescription

/// The library of libFuzzer without an entry of its own, where `Fuzz/fuzz.sh` names it.
let runtimeOfLibFuzzer = Context.environment["LIBFUZZER"]

let package = Package(
  name: "Lint",
  // Whoever has the compiler that this wants has this system at least; it brings Mutex and Atomic.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "mvvmlint", targets: ["mvvmlint"]),
    .executable(name: "parse-only", targets: ["parse-only"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // What stands in a file: one walk, small values.
    .concept(
      "LintFacts", in: "Facts",
      uses: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
      ]),

    // What an earlier run found out, in one file.
    .concept("LintCache", in: "Cache", uses: ["LintFacts"]),

    // What the files mean together: modules, names, types, roles.
    .concept("LintProject", in: "Project", uses: ["LintFacts", "LintCache"]),

    // What a rule is; then the rules, one a file.
    .concept("LintRule", in: "Rule", uses: ["LintFacts", "LintProject"]),
    .concept(
      "LintRules", in: "Rules", uses: ["LintFacts", "LintProject", "LintRule"], plugins: [.plugin(name: "ListRules")]),
    .plugin(name: "ListRules", capability: .buildTool(), dependencies: ["list-rules"], path: "Plugins/ListRules"),
    .executableTarget(name: "list-rules", path: "ListRules", swiftSettings: .house),

    // What packages, projects and podspecs say of their targets.
    .concept("LintTargets", in: "Targets", uses: ["LintFacts", "LintProject"]),

    // What a project has decided for itself.
    .concept(
      "LintConfiguration", in: "Configuration",
      uses: ["LintProject", "LintRule", .product(name: "Yams", package: "Yams")]),

    // Which files are checked by which rules; which findings count; how they are told.
    .concept(
      "LintCheck", in: "Check",
      uses: ["LintFacts", "LintCache", "LintProject", "LintTargets", "LintRule", "LintRules", "LintConfiguration"]),
    .concept(
      "LintVerdict", in: "Verdict", uses: ["LintFacts", "LintRule", "LintRules", "LintConfiguration", "LintCheck"]),
    .concept("LintReport", in: "Report", uses: ["LintFacts", "LintProject", "LintRule", "LintCheck"]),

    // What a project looks like, and its first configuration.
    .concept(
      "LintSetup", in: "Setup",
      uses: ["LintFacts", "LintProject", "LintRule", "LintConfiguration", "LintCheck", "LintVerdict"]),

    .program(
      "mvvmlint", in: "Command",
      uses: [
        "LintFacts", "LintCache", "LintProject", "LintRule", "LintRules", "LintConfiguration", "LintCheck",
        "LintVerdict", "LintReport", "LintSetup",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .program(
      "parse-only", in: "ParseOnly",
      uses: [
        "LintFacts", "LintCheck", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Sources made wrong: whoever reads them must come back.
    .concept(
      "LintFuzzing", in: "Fuzzing",
      uses: [
        "LintFacts", "LintProject", "LintTargets", "LintRule", "LintRules", "LintConfiguration", "LintCheck",
        "LintVerdict", "LintReport",
      ]),
    .executableTarget(
      name: "fuzz", dependencies: ["LintFacts", "LintFuzzing"], path: "Fuzz", exclude: ["fuzz.sh"],
      swiftSettings: .house + .watched, linkerSettings: .libFuzzer),

    .tests(of: "LintFacts", in: "Facts", uses: ["LintFuzzing"]),
    .tests(of: "LintCache", in: "Cache", uses: ["LintFacts"]),
    .tests(of: "LintProject", in: "Project", uses: ["LintFacts"]),
    .tests(of: "LintTargets", in: "Targets", uses: ["LintFacts", "LintProject"]),
    .tests(of: "LintRules", in: "Rules", uses: ["LintConfiguration", "LintFacts", "LintProject", "LintRule"]),
    .tests(of: "LintConfiguration", in: "Configuration", uses: ["LintProject", "LintRule"]),
    .tests(of: "LintVerdict", in: "Verdict", uses: ["LintFacts", "LintRule", "LintCheck"]),
    .tests(
      of: "LintSetup", in: "Setup", uses: ["LintFacts", "LintProject", "LintRule", "LintConfiguration", "LintVerdict"]),
    .tests(
      of: "LintCheck", in: "Check",
      uses: ["LintConfiguration", "LintFacts", "LintCache", "LintProject", "LintRule", "LintRules", "LintReport"]),
    .tests(of: "LintFuzzing", in: "Fuzzing", uses: ["LintFacts"]),
    .tests(of: "LintReport", in: "Report", uses: ["LintFacts", "LintRule", "LintCheck"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A folder is a concept is a module.
  static func concept(
    _ name: String, in folder: String, uses: [Target.Dependency] = [], plugins: [PluginUsage] = []
  ) -> Target {
    .target(name: name, dependencies: uses, path: folder, swiftSettings: .house + .watched, plugins: plugins)
  }

  static func program(_ name: String, in folder: String, uses: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: uses, path: folder, swiftSettings: .house)
  }

  static func tests(of name: String, in folder: String, uses: [Target.Dependency] = []) -> Target {
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name)] + uses, path: "Tests/" + folder, swiftSettings: .house)
  }
}

extension [SwiftSetting] {
  static var house: [SwiftSetting] {
    [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }

  /// What libFuzzer watches, where `Fuzz/fuzz.sh` builds.
  static var watched: [SwiftSetting] {
    runtimeOfLibFuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"]), .define("LIBFUZZER")]
  }
}

extension [LinkerSetting] {
  static var libFuzzer: [LinkerSetting] {
    runtimeOfLibFuzzer.map { [.unsafeFlags([$0]), .linkedLibrary("stdc++")] } ?? []
  }
}
