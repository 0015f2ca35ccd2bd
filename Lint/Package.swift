// swift-tools-version: 6.2

import PackageDescription

/// Whether mvvmlint contains the fast reader. Without it, mvvmlint is slower but reports the same.
let hasFastReader = Context.environment["MVVMLINT_WITHOUT_FAST_READER"] == nil

/// The library of libFuzzer without a main function, if `Tools/Fuzz/fuzz.sh` names it.
let runtimeOfLibFuzzer = Context.environment["LIBFUZZER"]

let package = Package(
  name: "Lint",
  // Mutex and Atomic need macOS 15, which the compiler for these tools version needs anyway.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "mvvmlint", targets: ["mvvmlint"]),
    .executable(name: "parse-only", targets: ["parse-only"]),
  ],
  dependencies: [
    // The fast reader is verified with this version: see `FastReader.verifiedVersion`.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Work queues, bytes, files and spelling. Nothing here depends on Swift sources.
    .module("Support"),

    // The facts of a file, read with swift-syntax: declarations, types, expressions, attributes, imports.
    .module(
      "Syntax",
      uses: [
        "LintSupport", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),

    // The meaning of names across files: modules, types, members, values and roles.
    .module("Semantics", uses: ["LintSupport", "LintSyntax"]),

    // Analyses that several rules use: retain cycles, the flow of an index, and uses of stores.
    .module("Analysis", uses: ["LintSupport", "LintSyntax", "LintSemantics"]),

    // The protocol of rules, and all rules.
    .module(
      "Rules", uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis"],
      plugins: [.plugin(name: "ListRules")]),

    // `.mvvmlint.yml`, and the targets in package manifests, Xcode projects and podspecs.
    .module(
      "Configuration",
      uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintRules", .product(name: "Yams", package: "Yams")]),

    // A run: the search for files, the cache, the rules, suppressions and the baseline.
    .module(
      "Engine",
      uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis", "LintRules", "LintConfiguration"]
        + (hasFastReader ? ["LintFastReader"] : []),
      settings: hasFastReader ? [.define("FAST_READER")] : []),

    // Edits of source files, their diffs, and writing them.
    .module(
      "Edits",
      uses: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis", "LintRules", "LintConfiguration", "LintEngine",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Which types can adopt the roles of the kit, and the edits that let them.
    .module(
      "Adoption", uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintConfiguration", "LintEngine", "LintEdits"]),

    // A check of the system before the Swift runtime starts, in C.
    .target(name: "LintStartup", path: "Sources/Startup"),

    // The graph of modules and types, the owners of files, and the history of findings.
    .module("Architecture", uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintEngine"]),

    // One file for each reporter. The style and the script of the architecture page become part of the executable.
    .module(
      "Reporting",
      uses: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintEngine", "LintEdits", "LintArchitecture",
        "LintAdoption",
      ],
      resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),

    .executableTarget(
      name: "mvvmlint",
      dependencies: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintConfiguration", "LintEngine", "LintEdits",
        "LintAdoption", "LintArchitecture", "LintReporting", "LintStartup",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/mvvmlint", swiftSettings: .house),

    // Tools for the developers of mvvmlint.
    .plugin(name: "ListRules", capability: .buildTool(), dependencies: ["list-rules"], path: "Tools/ListRulesPlugin"),
    .executableTarget(name: "list-rules", path: "Tools/ListRules", swiftSettings: .house),
    .executableTarget(
      name: "parse-only",
      dependencies: [
        "LintSupport", "LintSyntax", "LintEngine", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], path: "Tools/ParseOnly", swiftSettings: .house),
    .target(
      name: "LintFuzzing",
      dependencies: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintConfiguration", "LintEngine", "LintReporting",
      ], path: "Tools/Fuzzing", swiftSettings: .house + .fuzzed),
    .executableTarget(
      name: "fuzz", dependencies: ["LintSupport", "LintSyntax", "LintFuzzing"], path: "Tools/Fuzz",
      exclude: ["fuzz.sh"], swiftSettings: .house + .fuzzed, linkerSettings: .libFuzzer),

    .tests(of: "Support"),
    .tests(of: "Syntax", uses: ["LintSupport", "LintFuzzing"]),
    .tests(of: "Semantics", uses: ["LintSupport", "LintSyntax"]),
    .tests(of: "Analysis", uses: ["LintSyntax", "LintSemantics"]),
    .tests(of: "Rules", uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis", "LintConfiguration"]),
    .tests(of: "Configuration", uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintRules"]),
    .tests(
      of: "Engine",
      uses: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis", "LintRules", "LintConfiguration", "LintReporting",
      ]),
    .tests(
      of: "Edits",
      uses: [
        "LintSupport", "LintSyntax", "LintSemantics", "LintAnalysis", "LintRules", "LintConfiguration", "LintEngine",
        "LintReporting",
      ]),
    .tests(
      of: "Adoption",
      uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintConfiguration", "LintEngine", "LintEdits"]),
    .tests(
      of: "Architecture",
      uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintEngine", "LintConfiguration"]),
    .tests(
      of: "Reporting",
      uses: ["LintSupport", "LintSyntax", "LintSemantics", "LintRules", "LintEngine", "LintArchitecture"]),
    .tests(of: "Fuzzing", uses: ["LintSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)

if hasFastReader {
  package.targets += [
    // The facts of a file, read without the parser; its tests; and a tool that compares both readers.
    .module("FastReader", uses: ["LintSupport", "LintSyntax"]),
    .tests(of: "FastReader", uses: ["LintSupport", "LintFuzzing"], exclude: ["check.sh"]),
    .executableTarget(
      name: "compare-readers", dependencies: ["LintSupport", "LintFuzzing"], path: "Tools/CompareReaders",
      exclude: ["compare.sh"], swiftSettings: .house),
  ]
}

extension Target {
  /// A folder of `Sources` is a module.
  static func module(
    _ folder: String, uses: [Target.Dependency] = [], resources: [Resource] = [], settings: [SwiftSetting] = [],
    plugins: [PluginUsage] = []
  ) -> Target {
    .target(
      name: "Lint" + folder, dependencies: uses, path: "Sources/" + folder, resources: resources,
      swiftSettings: .house + .fuzzed + settings, plugins: plugins)
  }

  static func tests(of folder: String, uses: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
      name: "Lint\(folder)Tests", dependencies: [.byName(name: "Lint" + folder)] + uses, path: "Tests/" + folder,
      exclude: exclude, swiftSettings: .house)
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

  /// Coverage for libFuzzer, if `Tools/Fuzz/fuzz.sh` builds.
  static var fuzzed: [SwiftSetting] {
    runtimeOfLibFuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer"]), .define("LIBFUZZER")]
  }
}

extension [LinkerSetting] {
  static var libFuzzer: [LinkerSetting] {
    runtimeOfLibFuzzer.map { [.unsafeFlags([$0]), .linkedLibrary("stdc++")] } ?? []
  }
}
