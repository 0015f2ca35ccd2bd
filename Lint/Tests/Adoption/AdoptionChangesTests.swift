import Foundation
import LintAdoption
import LintEdits
import LintEngine
import Testing

@Suite struct AdoptionChangesTests {
  private static let list = "final class ListViewModel { func load() {} }\n"
  private static let row = "final class RowViewModel { func load() {} }\n"

  /// The changes of two files, the second of which has another text now; nil if it was removed.
  private func changes(_ text: String?) throws -> AdoptionChanges {
    let survey = try AdoptionProject(["List.swift": Self.list, "Row.swift": Self.row])
    let now = ["List.swift": Array(Self.list.utf8)].merging(text.map { ["Row.swift": Array($0.utf8)] } ?? [:]) { $1 }
    return AdoptionChanges(
      survey.candidates, in: survey.project, Sources(root: "/nowhere", replacing: now),
      KitDependencies(survey.project, products: [:]), .default, importsInternally: { _ in false })
  }

  @Test(arguments: ["let row = 1\n", nil]) func fileThatChangedIsAFailure(text: String?) throws {
    let changes = try changes(text)
    #expect(changes.changes.map(\.path) == ["List.swift"])
    #expect(changes.failures == [WriteFailure("Row.swift", .changed)])
  }

  @Test func unchangedFilesAreWritten() throws {
    let changes = try changes(Self.row)
    #expect(changes.changes.map(\.path) == ["List.swift", "Row.swift"])
    #expect(changes.failures.isEmpty)
  }
}
