import Foundation
import LintAdoption
import LintEdits
import LintEngine
import Testing

@Suite struct AdoptionChangesTests {
  private static let list = "final class ListViewModel { func load() {} }\n"
  private static let row = "final class RowViewModel { func load() {} }\n"

  /// The changes of two files, the second of which has another text now; nil if it was removed.
  private func changes(_ text: String?, before: String = row) throws -> AdoptionChanges {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mvvmlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let row = folder.appendingPathComponent("Row.swift")
    try Data(Self.list.utf8).write(to: folder.appendingPathComponent("List.swift"))
    try Data(before.utf8).write(to: row)
    let check = Check(Sources(root: folder.path))
    let dependencies = KitDependencies(check.project, products: [:])
    let candidates = AdoptionSurvey(check.project, module: dependencies.module).candidates
    if let text { try Data(text.utf8).write(to: row) } else { try FileManager.default.removeItem(at: row) }
    return AdoptionChanges(candidates, in: check, dependencies, .default) { _ in false }
  }

  @Test(arguments: ["let row = 1\n", row.replacing("load", with: "save"), nil])
  func fileThatChangedIsAFailure(text: String?) throws {
    let changes = try changes(text)
    #expect(changes.changes.map(\.path) == ["List.swift"])
    #expect(changes.failures == [WriteFailure("Row.swift", .changed)])
  }

  @Test(arguments: [
    ("#if OLD\n@available(*, unavailable)\n#endif\n", true),
    ("#if OLD\n@available(*, unavailable)\n#else\n@available(*, deprecated)\n#endif\n@MainActor ", true),
    ("#if OLD\n@available(*, unavailable)\n#endif\nextension Int { ", true),
    ("@available(iOS 15, *)\nextension Int { ", false),
    ("#if OLD\n@MainActor\n#endif\n@available(iOS 15, *)\n", false),
    ("@available(iOS 15, *)\n#if OLD\n@MainActor\n#endif\n", false),
    ("@available(iOS 15, *)\n/*\n#endif\n*/\n", false), ("#if OLD\n@MainActor\n#endif\n", false),
  ])
  func attributeInAConditionIsNotCopied(attributes: String, isRefused: Bool) throws {
    let source = attributes + Self.row + (attributes.hasSuffix("{ ") ? "}\n" : "")
    let changes = try changes(source, before: source)
    #expect(changes.changes.map(\.path) == (isRefused ? ["List.swift"] : ["List.swift", "Row.swift"]))
    #expect(changes.failures.isEmpty)
  }

  @Test func unchangedFilesAreWritten() throws {
    let changes = try changes(Self.row)
    #expect(changes.changes.map(\.path) == ["List.swift", "Row.swift"])
    #expect(changes.failures.isEmpty)
  }
}
