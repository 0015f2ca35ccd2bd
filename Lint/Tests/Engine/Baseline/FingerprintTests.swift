import LintEngine
import LintSyntax
import Testing

/// A fingerprint identifies a finding even if the code around it changes.
@Suite struct FingerprintTests {
  static let head = "import UIKit\nfinal class Screen: UIViewController { var viewModel: LoginViewModel? }\n"

  private func fingerprints(_ source: String) throws -> [Fingerprint] {
    let project = try TestProject(["Sources/App/App.swift": Self.head + source])
    return project.findings.filter { $0.rule == "ui-value-reference" }.map(\.fingerprint)
  }

  @Test func fingerprintContainsMemberAndCodeWithoutLayout() throws {
    let found = try fingerprints(
      """
      final class LoginViewModel {
        weak var label: UIImage?
        func open(at place: Int, _ with: Int) { let next = UIColor() }
      }
      extension LoginViewModel { var a: [Optional<UIKit . UIFont>] { [] } }
      """)
    #expect(
      found == [
        Fingerprint(
          rule: "ui-value-reference", path: "Sources/App/App.swift", declaration: "LoginViewModel.label",
          code: "UIImage"),
        Fingerprint(
          rule: "ui-value-reference", path: "Sources/App/App.swift", declaration: "LoginViewModel.open(at:_:)",
          code: "UIColor"),
        Fingerprint(
          rule: "ui-value-reference", path: "Sources/App/App.swift", declaration: "LoginViewModel.a",
          code: "UIKit.UIFont"),
      ])
  }

  @Test(arguments: [
    "\n\n// A comment.\nfinal class LoginViewModel { func open() { _ = UIColor() } }",
    "struct Other {}\nfinal class LoginViewModel {\n  func load() {}\n  func open() {\n    load()\n    _ = UIColor(\n)\n  }\n}",
    "final class LoginViewModel { func open() { if true { _ = UIColor /* it */ () } } }",
  ])
  func movingOrReformattingCodeDoesNotChangeFingerprint(source: String) throws {
    let before = try fingerprints("final class LoginViewModel { func open() { _ = UIColor() } }")
    #expect(before.count == 1)
    #expect(try fingerprints(source) == before)
  }

  @Test func equalFindingsInOneDeclarationHaveDifferentOrdinals() throws {
    let found = try fingerprints(
      "final class LoginViewModel {\n func open(a: UIColor,\n b: UIColor) { print(a.hash, b.hash) } }")
    #expect(found.map(\.ordinal) == [1, 2])
    #expect(Set(found.map(\.digest)).count == 2)
  }

  @Test func viewAndStoreIdentifyFinding() throws {
    let head = "import UIKit\nfinal class Screen: UIViewController {\n"
    let use = "func open() { UserDefaults.standard.set(1, forKey: \"a\") }\n"
    let more = "func load() { UserDefaults.standard.synchronize() }\n"
    let found = try [use, more + use, use + more].map { members in
      try #require(
        try TestProject(["App.swift": head + members + "}"]).findings.first { $0.rule == "view-reaches-model-layer" })
    }
    #expect(found.map(\.fingerprint.digest) == Array(repeating: found[0].fingerprint.digest, count: 3))
    #expect(found.map(\.furtherPlaces.count) == [0, 1, 1])
    #expect(found[1].furtherPlaces.map(\.start.line) == [4])
  }

  @Test func wholeMemberChainIdentifiesFinding() throws {
    let project = try TestProject([
      "App.swift": """
      import UIKit
      final class ListViewModel { var rows: [String] = [] ; func load() { rows = fetch() } }
      final class ListViewController: UITableViewController {
        let viewModel = ListViewModel()
        override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
          print(viewModel /* the list */ .rows[indexPath.row])
        }
      }
      """
    ])
    let finding = try #require(project.findings.first { $0.rule == "unsafe-selection" })
    #expect(finding.fingerprint.code == "viewModel.rows")
    #expect([finding.extent.start.line, finding.extent.start.column, finding.extent.end.column] == [6, 37, 41])
    #expect(
      project.check.sources.lines(of: "App.swift")[5] == "    print(viewModel /* the list */ .rows[indexPath.row])")
  }
}
