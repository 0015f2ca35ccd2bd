import Foundation
import LintFastReader
import LintFuzzing
import LintSupport
import Testing

@Suite struct FastReaderTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static let repository = URL(fileURLWithPath: package).deletingLastPathComponent().path

  /// The packages of the repository whose dependencies are resolved. Those of this package have to be.
  private static let resolvedPackages = ["Lint", "Examples", "Examples/Desktop", "Benchmarks"].filter { folder in
    folder == "Lint" || FileSystem.isFolder(checkouts(of: folder))
  }

  private static func checkouts(of folder: String) -> String { "\(repository)/\(folder)/.build/checkouts" }

  private static func comparison(_ text: String) -> ReaderComparison {
    Workers.map([text]) { ReaderComparison(Array($0.utf8), path: $0) }[0]
  }

  private static func differences(_ comparisons: [ReaderComparison]) -> [String] {
    comparisons.compactMap { comparison in comparison.difference.map { "\(comparison.path): \($0)" } }
  }

  @Test(arguments: ["Sources", "Tests/Fixtures"]) func `files of this package have the same facts`(folder: String) {
    let comparisons = ReaderComparison.all(below: Self.package + "/" + folder)
    #expect(Self.differences(comparisons) == [])
    let count = comparisons.count { $0.isRead }
    #expect(count * 5 > comparisons.count * 4, "\(count) of \(comparisons.count) are read")
  }

  @Test(arguments: resolvedPackages) func `files of resolved dependencies have the same facts`(package: String) {
    let comparisons = ReaderComparison.all(below: Self.checkouts(of: package))
    #expect(Self.differences(comparisons) == [])
    #expect(comparisons.count { $0.isRead } * 2 > comparisons.count)
  }

  @Test func `mutants have the same facts`() {
    // The mutants depend on these sources, so they should rarely change.
    let sources =
      (Grammar.certain + Grammar.uncertain).map { Array($0.utf8) }
      + Seeds.sources(below: Self.package + "/.build/checkouts/swift-syntax", limit: 1_200)
    let comparisons = ReaderComparison.mutants(10_000, of: sources)
    #expect(Self.differences(comparisons) == [])
    #expect(comparisons.count { $0.isRead } > 500)
  }

  @Test(arguments: Grammar.certain) func `common syntax is read and has the same facts`(text: String) {
    let comparison = Self.comparison(text)
    #expect(comparison.isRead)
    #expect(comparison.difference == nil)
  }

  @Test(arguments: Grammar.uncertain) func `ambiguous syntax is left to the parser`(text: String) {
    #expect(!Self.comparison(text).isRead)
  }

  @Test(arguments: [("[", "]"), ("(", ")"), ("{", "}"), ("try ", ""), ("if a {} else ", "{}")])
  func `deep nesting is left to the parser`(opening: String, closing: String) {
    let text = "let x = " + String(repeating: opening, count: 5_000) + "a" + String(repeating: closing, count: 5_000)
    #expect(!Self.comparison(text).isRead)
  }

  @Test func `the resolved version of swift-syntax is the verified one`() throws {
    struct Resolved: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { let version: String? }

        let identity: String
        let state: State
      }

      let pins: [Pin]
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.package + "/Package.resolved"))
    let pin = try JSONDecoder().decode(Resolved.self, from: data).pins.first { $0.identity == "swift-syntax" }
    #expect(pin?.state.version == FastReader.verifiedVersion)
  }
}
