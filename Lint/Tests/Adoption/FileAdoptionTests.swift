import LintAdoption
import LintEdits
import LintSemantics
import LintSyntax
import Testing

@Suite struct FileAdoptionTests {
  private func adopted(
    _ source: String, products: Set<Name> = [], importsInternally: Bool = false, needsAccess: Bool = false
  ) throws -> String {
    let path = "Sources/App/App.swift"
    let survey = try AdoptionProject([path: source], products: ["App": products])
    let eligible = survey.candidates.filter(\.isEligible)
    let conformances = eligible.map { FileAdoption.Conformance($0, in: survey.project) }
    let module = KitDependencies(survey.project, products: ["App": products]).module(for: survey.project.fileIDs[0])
    let adoption = FileAdoption(
      survey.project.files[0], source: Array(source.utf8), conformances, module: module,
      importsInternally: importsInternally, needsAccess: needsAccess)
    return String(decoding: try FileChange(path, Array(source.utf8), adoption.edits).after, as: UTF8.self)
  }

  private static let list = "class ListViewModel { func load() {} }"
  private static let conformance = "extension ListViewModel: SwiftMVVMPattern.ViewModel {}"
  private static let scoped = "import protocol SwiftMVVMPattern.ViewModel"

  @Test(arguments: [
    ("import A\nimport B\n\n\(list)\n", "import A\nimport B\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("\(list)", "\(scoped)\n\n\(list)\n\n\(conformance)"),
    ("// A license.\n\n\(list)\n", "// A license.\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("// A license.\n\(list)\n", "// A license.\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("// A list.\n\(list)\n", "\(scoped)\n\n// A list.\n\(list)\n\n\(conformance)\n"),
    (
      "// A list\n// of all songs.\n\(list)\n",
      "\(scoped)\n\n// A list\n// of all songs.\n\(list)\n\n\(conformance)\n"
    ),
    ("/* A\n list. */\n\(list)\n", "\(scoped)\n\n/* A\n list. */\n\(list)\n\n\(conformance)\n"),
    ("/* A\n list. */ \(list)\n", "\(scoped)\n\n/* A\n list. */ \(list)\n\n\(conformance)\n"),
    ("#!/bin/swift\n// A list.\n\(list)\n", "#!/bin/swift\n\n\(scoped)\n\n// A list.\n\(list)\n\n\(conformance)\n"),
    ("\n\n// A list.\n\(list)\n", "\n\n\(scoped)\n\n// A list.\n\(list)\n\n\(conformance)\n"),
    ("// MARK: - List\n\(list)\n", "\(scoped)\n\n// MARK: - List\n\(list)\n\n\(conformance)\n"),
    (
      "//\n//  List.swift\n//  App\n//\n\(list)\n",
      "//\n//  List.swift\n//  App\n//\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    ("// Copyright Me\n\(list)\n", "// Copyright Me\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    (
      "/*\n * License\n */\n// A list.\n\(list)\n",
      "/*\n * License\n */\n\n\(scoped)\n\n// A list.\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// The app.\n#if A\nimport B\n#endif\n\(list)\n",
      "// The app.\n\n\(scoped)\n\n#if A\nimport B\n#endif\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// Debug only.\n#if A\n\(list)\n#endif\n",
      "\(scoped)\n\n// Debug only.\n#if A\n\(list)\n\n\(conformance)\n#endif\n"
    ),
    ("/// A list.\n\(list)\n", "\(scoped)\n\n/// A list.\n\(list)\n\n\(conformance)\n"),
    (
      "// A license.\n\n// A comment.\n@MainActor \(list)\n",
      "// A license.\n\n\(scoped)\n\n// A comment.\n@MainActor \(list)\n\n\(conformance)\n"
    ),
    ("// A license.\n/// A list.\n\(list)\n", "// A license.\n\n\(scoped)\n\n/// A list.\n\(list)\n\n\(conformance)\n"),
    (
      "/* A license. */\n/** A list. */\n\(list)\n",
      "/* A license. */\n\n\(scoped)\n\n/** A list. */\n\(list)\n\n\(conformance)\n"
    ),
    (
      "/////////////\n// A license.\n\(list)\n",
      "/////////////\n// A license.\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    ("/*****\n A license. */\n\(list)\n", "/*****\n A license. */\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    (
      "// A license.\n// mvvmlint:disable:next massive-type\n\(list)\n",
      "// A license.\n\n\(scoped)\n\n// mvvmlint:disable:next massive-type\n\(list)\n\n\(conformance)\n"
    ),
    ("// sourcery: AutoMockable\n\(list)\n", "\(scoped)\n\n// sourcery: AutoMockable\n\(list)\n\n\(conformance)\n"),
    ("// swift-format-ignore\n\(list)\n", "\(scoped)\n\n// swift-format-ignore\n\(list)\n\n\(conformance)\n"),
    ("/* periphery:ignore */\n\(list)\n", "\(scoped)\n\n/* periphery:ignore */\n\(list)\n\n\(conformance)\n"),
    (
      "// A license.\n// periphery:ignore\n// sourcery: AutoMockable\n\(list)\n",
      "// A license.\n\n\(scoped)\n\n// periphery:ignore\n// sourcery: AutoMockable\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// A license.\n// sourcery: AutoMockable\n/// A list.\n\(list)\n",
      "// A license.\n\n\(scoped)\n\n// sourcery: AutoMockable\n/// A list.\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// sourcery: AutoMockable\n\n\(list)\n",
      "// sourcery: AutoMockable\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// swift-format-ignore-file\n\(list)\n",
      "// swift-format-ignore-file\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// periphery:ignore:all\n\(list)\n",
      "// periphery:ignore:all\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// A license:\n// https://example.com/license\n\(list)\n",
      "// A license:\n// https://example.com/license\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "// SPDX-License-Identifier: MIT\n\(list)\n",
      "// SPDX-License-Identifier: MIT\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    ("#!/bin/swift\n/// A list.\n\(list)\n", "#!/bin/swift\n\n\(scoped)\n\n/// A list.\n\(list)\n\n\(conformance)\n"),
    ("#if A\nimport B\n#endif\n\(list)\n", "\(scoped)\n\n#if A\nimport B\n#endif\n\(list)\n\n\(conformance)\n"),
    ("import A\r\n\r\n\(list)\r\n", "import A\r\n\r\n\(scoped)\r\n\r\n\(list)\r\n\r\n\(conformance)\r\n"),
    ("\u{FEFF}\(list)\n", "\u{FEFF}\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("import SwiftMVVMPattern\n\(list)\n", "import SwiftMVVMPattern\n\(list)\n\n\(conformance)\n"),
    ("\(scoped)\n\(list)\n", "\(scoped)\n\(list)\n\n\(conformance)\n"),
    ("import A\n\(list)\nlet a = 1\n", "import A\n\n\(scoped)\n\(list)\n\n\(conformance)\n\nlet a = 1\n"),
    ("import A\n\(list) // a list\n", "import A\n\n\(scoped)\n\(list) // a list\n\n\(conformance)\n"),
    (
      "import A /* a\nlibrary */ // A\n\(list)\n",
      "import A /* a\nlibrary */ // A\n\n\(scoped)\n\(list)\n\n\(conformance)\n"
    ),
    (
      "import A; class ListViewModel {\n  func load() {}\n}\n",
      "\(scoped)\n\nimport A; class ListViewModel {\n  func load() {}\n}\n\n\(conformance)\n"
    ),
    ("import A; \(list)\n", "\(scoped)\n\nimport A; \(list)\n\n\(conformance)\n"),
    (
      "import A\nimport B; \(list) // a list\n",
      "import A\n\n\(scoped)\nimport B; \(list) // a list\n\n\(conformance)\n"
    ),
    (
      "import A\n\(list)\n#if DEBUG\nlet a = 1\n#endif\n",
      "import A\n\n\(scoped)\n\(list)\n\n\(conformance)\n\n#if DEBUG\nlet a = 1\n#endif\n"
    ),
    ("/* A license. */ import A\n\(list)\n", "/* A license. */ import A\n\n\(scoped)\n\(list)\n\n\(conformance)\n"),
    ("/* A\n license. */ \(list)\n", "/* A\n license. */\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("/*\n A license.\n */ \(list)", "/*\n A license.\n */\n\n\(scoped)\n\n\(list)\n\n\(conformance)"),
    ("/*\n A\n\n license.\n*/\n\(list)\n", "/*\n A\n\n license.\n*/\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    (
      "/* A\r\n\r\n license. */\(list)\r\n",
      "/* A\r\n\r\n license. */\r\n\r\n\(scoped)\r\n\r\n\(list)\r\n\r\n\(conformance)\r\n"
    ),
    (
      "\u{FEFF}/* A /* nested\n\n */ license.\n */\t\(list)\n",
      "\u{FEFF}/* A /* nested\n\n */ license.\n */\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "/* A license. */ /* A\n list. */ \(list)\n",
      "/* A license. */\n\n\(scoped)\n\n/* A\n list. */ \(list)\n\n\(conformance)\n"
    ),
    (
      "/* A\n license. */ /* A list. */ \(list)\n",
      "/* A\n license. */\n\n\(scoped)\n\n/* A list. */ \(list)\n\n\(conformance)\n"
    ),
    (
      "/* A\n license. */ /** A\n list. */ \(list)\n",
      "/* A\n license. */\n\n\(scoped)\n\n/** A\n list. */ \(list)\n\n\(conformance)\n"
    ),
    ("/** A\n list. */ \(list)\n", "\(scoped)\n\n/** A\n list. */ \(list)\n\n\(conformance)\n"),
    ("/* A list. */ \(list)\n", "\(scoped)\n\n/* A list. */ \(list)\n\n\(conformance)\n"),
    (
      "/* A license. */\n\n/* A\n\n list. */ \(list)\n",
      "/* A license. */\n\n\(scoped)\n\n/* A\n\n list. */ \(list)\n\n\(conformance)\n"
    ),
    (
      "#!/bin/swift\n/* A\n license. */ \(list)\n",
      "#!/bin/swift\n/* A\n license. */\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"
    ),
    (
      "/* A\n license. */ #if A\nimport B\n#endif\n\(list)\n",
      "/* A\n license. */\n\n\(scoped)\n\n#if A\nimport B\n#endif\n\(list)\n\n\(conformance)\n"
    ),
    ("\n\n// A license.\n\(list)\n", "\n\n// A license.\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("\u{C}\n// A license.\n\(list)\n", "\u{C}\n// A license.\n\n\(scoped)\n\n\(list)\n\n\(conformance)\n"),
    ("\(list) /* The\n end. */\n", "\(scoped)\n\n\(list) /* The\n end. */\n\n\(conformance)\n"),
    ("\(list) /* The\n /* end\n */ */ // A", "\(scoped)\n\n\(list) /* The\n /* end\n */ */ // A\n\n\(conformance)"),
    (
      "import A\n#if B\n  /* A\n   list. */ \(list)\n#endif\n",
      "import A\n\n\(scoped)\n#if B\n  /* A\n   list. */ \(list)\n\n\(conformance)\n#endif\n"
    ),
    (
      "import A\n#if B\n  /* A list. */ \(list)\n#endif\n",
      "import A\n\n\(scoped)\n#if B\n  /* A list. */ \(list)\n\n  \(conformance)\n#endif\n"
    ),
    (
      "\(list) /* a\nb */ class RowViewModel { func load() {} }\nlet a = 1\n",
      "\(scoped)\n\n\(list) /* a\nb */ class RowViewModel { func load() {} }\n\n\(conformance)\n\n"
        + "extension RowViewModel: SwiftMVVMPattern.ViewModel {}\n\nlet a = 1\n"
    ),
    ("\(list); import A\n", "\(list); import A\n\n\(scoped)\n\n\(conformance)\n"),
    ("import A // a /*\n\(list)\n", "import A // a /*\n\n\(scoped)\n\(list)\n\n\(conformance)\n"),
  ])
  func conformanceIsWrittenBelowTheDeclaration(source: String, expected: String) throws {
    #expect(try adopted(source) == expected)
  }

  @Test(arguments: [
    ("import A\r\n\r\n\(list)\n", "import A\r\n\r\n\(scoped)\r\n\r\n\(list)\n\n\(conformance)\n"),
    ("import A\n\n\(list)\r\n", "import A\n\n\(scoped)\n\n\(list)\r\n\r\n\(conformance)\r\n"),
    ("import A\r\n\(list)\r", "import A\r\n\r\n\(scoped)\r\n\(list)\r\r\(conformance)\r"),
    ("// A.\n\n// B.\r\n\(list)", "// A.\n\n\(scoped)\n\n// B.\r\n\(list)\r\n\r\n\(conformance)"),
    ("// Copyright\r\n\(list)\n", "// Copyright\r\n\r\n\(scoped)\r\n\r\n\(list)\n\n\(conformance)\n"),
    ("\(list)\r\n// End.\n", "\(scoped)\r\n\r\n\(list)\r\n\r\n\(conformance)\r\n\r\n// End.\n"),
    ("import A; \(list)\n", "\(scoped)\n\nimport A; \(list)\n\n\(conformance)\n"),
  ])
  func insertedLinesEndLikeTheLinesAroundThem(source: String, expected: String) throws {
    #expect(Array(try adopted(source).utf8) == Array(expected.utf8))
  }

  @Test func attributesOfTheTypeAreCopied() throws {
    let source = "import A\n@available(iOS 17, *) @MainActor\n\(Self.list)\n"
    #expect(try adopted(source).contains("\n\n@available(iOS 17, *)\n\(Self.conformance)\n"))
  }

  @Test func importIsPublicIfThePublicTypeNeedsIt() throws {
    let source = "import A\npublic \(Self.list)\n"
    #expect(try adopted(source).contains("\n\(Self.scoped)\n"))
    #expect(try adopted(source, importsInternally: true).contains("\npublic \(Self.scoped)\n"))
    #expect(try adopted("import A\n\(Self.list)\n", importsInternally: true).contains("\n\(Self.scoped)\n"))
    #expect(try adopted("public \(source)").contains("\npublic \(Self.scoped)\n"))
  }

  @Test(arguments: [
    ("import SwiftMVVMPattern", "public import SwiftMVVMPattern"),
    ("@preconcurrency import SwiftMVVMPattern", "@preconcurrency public import SwiftMVVMPattern"),
    ("@_exported import SwiftMVVMPattern", "@_exported import SwiftMVVMPattern"),
    ("import protocol SwiftMVVMPattern.ViewModel", "public import protocol SwiftMVVMPattern.ViewModel"),
    (
      "import protocol SwiftMVVMPattern.View",
      "public import protocol SwiftMVVMPattern.View\npublic import protocol SwiftMVVMPattern.ViewModel"
    ),
    (
      "#if A\nimport SwiftMVVMPattern\n#endif\nimport A",
      "#if A\npublic import SwiftMVVMPattern\n#endif\nimport A\n\npublic import protocol SwiftMVVMPattern.ViewModel"
    ),
    ("import SwiftMVVMPattern; let a = 1", "public import SwiftMVVMPattern; let a = 1"),
  ])
  func internalImportOfTheKitBecomesPublic(line: String, expected: String) throws {
    let list = "\npublic \(Self.list)\n"
    #expect(try adopted(line + list, importsInternally: true) == "\(expected)\(list)\n\(Self.conformance)\n")
    #expect(!(try adopted("\(line)\n\(Self.list)\n", importsInternally: true).contains("public")))
  }

  @Test func importStatesItsAccessLevelBesideAnotherFilesInternalImport() throws {
    #expect(try adopted("import A\n\(Self.list)\n", needsAccess: true).contains("\ninternal \(Self.scoped)\n"))
    #expect(try adopted("import A\npublic \(Self.list)\n", needsAccess: true).contains("\npublic \(Self.scoped)\n"))
    #expect(
      try adopted("public import protocol SwiftMVVMPattern.View\n\(Self.list)\n", needsAccess: true)
        .contains("\npublic \(Self.scoped)\n"))
  }

  @Test func importBesideAPublicOneIsPublic() throws {
    let row = "class Row: UITableViewCell {}\n"
    let expected = "\npublic \(Self.scoped)\npublic import protocol SwiftMVVMPattern.View\n"
    #expect(try adopted("import UIKit\n\(row)public \(Self.list)\n", importsInternally: true).contains(expected))
    let written = "public \(Self.scoped)\nimport UIKit\n\(row)"
    #expect(
      try adopted(written, importsInternally: true).contains("\npublic import protocol SwiftMVVMPattern.View\n"))
    #expect(!(try adopted("import UIKit\n\(row)public \(Self.list)\n").contains("public import")))
  }

  @Test func restrictedImportBecomesPublic() throws {
    let source = "internal import SwiftMVVMPattern\npublic \(Self.list)\n"
    #expect(
      try adopted(source, needsAccess: true)
        == "public import SwiftMVVMPattern\npublic \(Self.list)\n\n\(Self.conformance)\n")
    let scoped = "@preconcurrency internal import protocol SwiftMVVMPattern.View\npublic \(Self.list)\n"
    #expect(
      try adopted(scoped, needsAccess: true).hasPrefix(
        "@preconcurrency public import protocol SwiftMVVMPattern.View\npublic \(Self.scoped)\n"))
    #expect(try adopted("internal import SwiftMVVMPattern\n\(Self.list)\n", needsAccess: true).hasPrefix("internal"))
  }

  @Test(arguments: [
    ("[Int]", "Array"), ("[String: Int]", "Dictionary"), ("String?", "Optional"), ("(Set<Int>)", "Set"),
    ("Outer.Inner", "Outer.Inner"), ("`default`", "`default`"), ("Outer.`in`<Int>", "Outer.`in`"),
    ("`in`.Inner", "`in`.Inner"), ("Outer . /* A /* b. */ */ `in`", "Outer.`in`"),
    ("Outer /* A. */ . `in`<Int>", "Outer.`in`"), ("Outer // A.\n  .`in`", "Outer.`in`"),
    ("Outer . /* `a` */ Inner", "Outer.Inner"),
  ])
  func extendedTypeIsNamedWithoutArguments(extended: String, name: String) throws {
    let result = try adopted("import A\nextension \(extended) { struct ListViewModel { func load() {} } }\n")
    #expect(result.hasSuffix("\nextension \(name).ListViewModel: SwiftMVVMPattern.ViewModel {}\n"))
  }

  @Test(arguments: [
    (["MVVMCore"], "MVVMCore"), (["SwiftMVVMPattern", "MVVMCore"], "SwiftMVVMPattern"), (["MVVMPresenter"], "MVVMCore"),
    ([], "SwiftMVVMPattern"),
  ])
  func moduleIsTheOneThatTheTargetDependsOn(products: [String], module: String) throws {
    let result = try adopted("import A\n\(Self.list)\n", products: Set(products.map { Name($0) }))
    #expect(result.contains("import protocol \(module).ViewModel\n"))
    #expect(result.contains("extension ListViewModel: \(module).ViewModel {}\n"))
  }

  @Test func aTypeThatInlinedCodeUsesNeedsAPublicImport() throws {
    let list = "@usableFromInline final class ListViewModel { func load() {} }"
    #expect(try adopted(list, importsInternally: true).hasPrefix("public \(Self.scoped)\n"))
    #expect(try adopted(Self.list, importsInternally: true).hasPrefix(Self.scoped + "\n"))
  }

  @Test(arguments: [
    ("enum Outer {}\nextension Outer { public \(list) }", false),
    ("public enum Outer {}\nextension Outer { public \(list) }", true),
    ("enum Outer { public enum Inner {} }\nextension Outer.Inner { public \(list) }", false),
    ("extension Int { public \(list) }", true),
    ("enum Outer {}\ntypealias Alias = Outer\nextension Alias { public \(list) }", false),
  ])
  func typeIsOnlyAsVisibleAsTheTypeAroundIt(source: String, isPublic: Bool) throws {
    #expect(try adopted(source, importsInternally: true).hasPrefix("public import") == isPublic)
  }
}
