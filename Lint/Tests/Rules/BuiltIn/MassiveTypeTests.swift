import LintAnalysis
import LintRules
import Testing

/// The types that have a limit, and the lines that count.
@Suite struct MassiveTypeTests {
  @Test(arguments: [
    ("final class ListViewController: UIViewController", true), ("final class ListViewModel", true),
    ("final class Library", false), ("protocol ListViewModel", false),
  ])
  func controllersAndViewModelsHaveLimit(head: String, isLimited: Bool) throws {
    let name = String(head.drop { $0 != "L" }.prefix { $0 != ":" })
    let expected = isLimited ? ["'\(name)' has 402 lines (limit 400); split it"] : []
    #expect(try messages("import UIKit\n\(head) {\n\(lines(400))}") == expected)
  }

  @Test(arguments: [(398, 0), (399, 1)])
  func limitIncludesFirstAndLastLine(count: Int, findings: Int) throws {
    #expect(try messages("final class ListViewModel {\n\(lines(count))}").count == findings)
  }

  @Test func extensionsCountOnce() throws {
    let source = "extension ListViewModel {\n\(lines(300))}\nfinal class ListViewModel {\n\(lines(100))}"
    #expect(try messages(source) == ["'ListViewModel' has 404 lines (limit 400); split it"])
  }

  @Test func controllerWithViewModelIsReported() throws {
    let source = """
      import UIKit
      final class ListViewController: UIViewController {
        let viewModel = ListViewModel()
      \(lines(400))}
      final class ListViewModel { func load() {} }
      """
    #expect(try messages(source).count == 1)
  }

  private func lines(_ count: Int) -> String { String(repeating: "  // a decision\n", count: count) }

  private func messages(_ source: String) throws -> [String] {
    try MassiveType.check(FileReading(source: source)).map(\.message)
  }
}
