import LintFacts
import LintProject
import LintRule
import LintRules
import Testing

/// The advice of rules in a project that uses the kit.
@Suite struct KitRuleTests {
  @Test(arguments: [
    ("let viewModel: ListViewModel", "'ViewModelBinder', or 'ViewModelHolder' if something else shows the view model"),
    (
      "let viewModel: any ListShowing",
      "'ViewModelBinder', or 'ViewModelHolder' if something else shows the view model"
    ),
    (
      "var viewModel: ListViewModel!",
      "declare 'viewModel' without '!', then adopt 'ViewModelBinder', or 'ViewModelHolder' if something else shows the view model"
    ),
  ])
  func `missing-role names the protocols that a property can satisfy`(property: String, advice: String) throws {
    let source = """
      import SwiftMVVMPattern
      import UIKit
      final class ListViewController: UIViewController { \(property) }
      protocol ListShowing: ViewModel { func load() }
      final class ListViewModel: ViewModel { func load() {} }
      """
    let findings = try findings(of: MissingRole.self, in: source)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.hasSuffix(advice) }, "\(findings.map(\.message))")
  }

  @Test(
    arguments: [
      ("import UIKit", "", nil, "use an identifier or the entity that the row was rendered with"),
      (
        "import MVVMContext\nimport UIKit", "private let contexts = CellContexts<String>()", .warning,
        "read the entity with 'context(at:in:)' of 'CellContexts'"
      ),
      (
        "import MVVMContext\nimport UIKit", "private var contexts: CellContexts<String>?", .warning,
        "read the entity with 'context(at:in:)' of 'CellContexts'"
      ),
      (
        "import UIKit", "private let contexts = CellContexts<String>()", nil,
        "the entity that the row was rendered with"
      ),
      (
        "import MVVMContext\nimport UIKit", "final class Cell: UITableViewCell, Contextable { var context: String? }",
        .warning, "read the entity with 'context(ofCell:at:)' of the table or collection view"
      ),
    ] as [(String, String, Severity?, String)])
  func `unsafe-selection is a warning if cells carry their entities`(
    imports: String, member: String, severity: Severity?, advice: String
  ) throws {
    let source = """
      \(imports)
      final class ListViewController: UITableViewController {
        var items: [String] = []
        \(member)
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(items[indexPath.row]) }
      }
      """
    let findings = try findings(of: UnsafeSelection.self, in: source)
    #expect(findings.count == 1)
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.allSatisfy { $0.message.hasSuffix(advice) }, "\(findings.map(\.message))")
  }

  @Test func `a binder's faults are warnings, although the rule is off`() throws {
    let source = """
      import MVVMCore
      import UIKit
      final class ListViewController: UIViewController, ViewModelBinder {
        let viewModel: ListViewModel
        func bind() {}
        func bind(to viewModel: ListViewModel?) {}
      }
      """
    #expect(try findings(of: UnboundObserver.self, in: source).map(\.severity) == [.warning])
  }

  @Test(arguments: ["import XCTest", "import Testing"])
  func `a test may bind by hand`(module: String) throws {
    let source = """
      import MVVMCore
      import UIKit
      \(module)
      final class Badge: UIView, ViewModelBinder {
        @ObservedViewModel var viewModel: BadgeViewModel?
        func bind(to viewModel: BadgeViewModel?) {}
      }
      final class Unbound: UIView, ViewModelBinder {
        let viewModel = BadgeViewModel()
        func bind(to viewModel: BadgeViewModel?) {}
      }
      func test(_ badge: Badge) { badge.bind(to: nil) }
      """
    #expect(try findings(of: UnboundObserver.self, in: source).isEmpty)
    let app = source.replacing(module, with: "")
    #expect(try findings(of: UnboundObserver.self, in: app).count == 2)
  }

  @Test(arguments: [
    ("private func setUp() { bind() }", 1), ("func setUp() { bind() }", 0),
    ("func setUp() { onChange = { self.bind() } }", 0), ("func setUp() { onChange = bind }", 0),
  ])
  func `an assignment is reported only if nothing can bind it later`(helper: String, count: Int) throws {
    let source = """
      import MVVMCore
      import UIKit
      final class Badge: UIView, ViewModelBinder {
        var viewModel: BadgeViewModel?
        var onChange: () -> Void = {}
        init() { super.init(frame: .zero); setUp() }
        \(helper)
        func bind(to viewModel: BadgeViewModel?) {}
      }
      func show(_ badge: Badge) { badge.viewModel = BadgeViewModel() }
      """
    #expect(try findings(of: UnboundObserver.self, in: source).count == count)
  }

  @Test(arguments: [
    "extension ViewModelBinder where Self: UIViewController { func setUp() { bind() } }",
    "func start(_ binder: any ViewModelObserver) { binder.bind() }",
    "extension UIViewController { func start() { (self as? any ViewModelObserver)?.bind() } }",
    "extension Screen { func start() { run(bind) } }",
    "final class Other: Screen { override func viewDidLoad() { super.bind() } }",
  ])
  func `a binder that something may bind isn't reported`(code: String) throws {
    let source = """
      import MVVMCore
      import UIKit
      class Screen: UIViewController, ViewModelBinder {
        @ObservedViewModel var viewModel: ScreenViewModel?
        func bind(to viewModel: ScreenViewModel?) {}
      }
      """
    #expect(try findings(of: UnboundObserver.self, in: source).count == 1)
    #expect(try findings(of: UnboundObserver.self, in: source + "\n" + code).isEmpty)
  }

  private func findings(of rule: any Rule.Type, in source: String) throws -> [Finding] {
    let facts = try SourceReader.facts(of: source, path: "Sources/App/App.swift")
    let project = Project(files: [facts], modules: Modules(paths: [facts.path], roots: [], packages: []))
    return rule.check(FileReading(project, file: 0))
  }
}
