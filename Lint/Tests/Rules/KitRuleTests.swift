import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax
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
      "declare 'viewModel' without '!' and conform to 'ViewModelBinder', or 'ViewModelHolder' if something else shows the view model"
    ),
  ])
  func missingRoleNamesProtocolsThatFitProperty(property: String, advice: String) throws {
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

  @Test(arguments: [
    ("import MVVMCore", "protocol Other {}", "conform to 'ViewModel'"),
    ("import MVVMCore", "protocol View {}", "conform to 'ViewModel'"),
    ("import MVVMCore", "protocol ViewModel {}", "conform to 'MVVMCore.ViewModel'"),
    ("import SwiftMVVMPattern", "protocol ViewModel {}", "conform to 'SwiftMVVMPattern.ViewModel'"),
  ])
  func missingRoleNamesModuleIfAppDeclaresSameName(module: String, declared: String, advice: String) throws {
    let findings = try findings(
      of: MissingRole.self, in: "\(module)\n\(declared)\nfinal class ListViewModel { func load() {} }")
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.hasSuffix(advice) }, "\(findings.map(\.message))")
  }

  @Test func missingRoleSkipsTheKitItself() throws {
    let source = "import MVVMCore\nfinal class ListViewModel { func load() {} }"
    func count(_ path: String) throws -> Int {
      let facts = try SourceReader().facts(of: source, path: path)
      let modules = Modules(paths: [path], roots: [], packages: ["A"])
      return MissingRole.check(FileReading(Project(files: [facts], modules: modules), file: FileID(0))).count
    }
    #expect(try count("A/Sources/App/List.swift") == 1)
    #expect(try count("A/Sources/MVVMPresenter/List.swift") == 0)
  }

  @Test(
    arguments: [
      ("import UIKit", "", nil, "read the value from the cell"),
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
        "read the value from the cell"
      ),
      (
        "import MVVMContext\nimport UIKit", "final class Cell: UITableViewCell, Contextable { var context: String? }",
        .warning, "read the entity with 'context(ofCell:at:)' of the table or collection view"
      ),
    ] as [(String, String, Severity?, String)])
  func unsafeSelectionWarnsIfCellsHaveContexts(
    imports: String, member: String, severity: Severity?, advice: String
  ) throws {
    let source = """
      \(imports)
      final class ListViewController: UITableViewController {
        var items: [String] = []
        func reload() { items = [] }
        \(member)
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(items[indexPath.row]) }
      }
      """
    let findings = try findings(of: UnsafeSelection.self, in: source)
    #expect(findings.count == 1)
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.allSatisfy { $0.message.hasSuffix(advice) }, "\(findings.map(\.message))")
  }

  @Test(arguments: [
    (
      "token = observeChanges(for: self) { _ in self.title } show: { $0.show($1) }",
      "(retain cycle); use the owner that the closure receives"
    ),
    (
      "token = model.title.bindAndFire(for: self) { self.show($1) }",
      "(retain cycle); use the owner that the closure receives"
    ),
    ("token = model.title.bindAndFire { self.show($0) }", "(retain cycle); capture [weak self]"),
    ("token = model.didChange.observe(.title) { self.show($0.title) }", "(retain cycle); capture [weak self]"),
    (
      "token = model.events.bind { event in run { [weak self] in self?.show(event) } }",
      "(retain cycle); move [weak self] to this closure"
    ),
    ("token = model.events.bind(show)", "(retain cycle); pass a closure with [weak self]"),
    (
      "model.viewStateStream.publisher.sink { self.show($0) }.store(in: &bag)",
      "(retain cycle until the stream completes); capture [weak self]"
    ),
    (
      "task = Task { [weak self] in guard let self else { return }; for await title in titles.values { show(title) } }",
      "(retain cycle); unwrap 'self' in each iteration"
    ),
    (
      "func reject() { self.show(\"\") } ; token = model.events.bind { [weak self] _ in reject() }",
      "captures 'self' (retain cycle); make the function a closure with [weak self]"
    ),
  ])
  func strongSelfBindingSuggestsWeakForm(binding: String, advice: String) throws {
    let source = """
      import Combine
      import MVVMBinding
      import UIKit
      final class Screen: UIViewController {
        private var token: BindingToken?
        private var task: Task<Void, Never>?
        private var bag = Set<AnyCancellable>()
        func bind() { \(binding) }
        func show(_ title: String) {}
      }
      """
    let findings = try findings(of: StrongSelfBinding.self, in: source)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.hasSuffix(advice) }, "\(findings.map(\.message))")
  }

  @Test(arguments: [
    (
      "tokens.append(observeChanges(for: self) { _ in model.title } show: { $0.show($1) })",
      "reset 'tokens' in prepareForReuse()"
    ),
    ("model.title.subscribe().disposed(by: rx.disposeBag)", "use a bag that prepareForReuse() resets"),
  ])
  func bindingOutlivesReuseNamesBagToReplace(binding: String, advice: String) throws {
    let source = """
      import MVVMBinding
      import NSObject_Rx
      import UIKit
      final class Cell: UITableViewCell {
        private var tokens: [BindingToken] = []
        func show(_ model: Model) { \(binding) }
      }
      """
    let findings = try findings(of: BindingOutlivesReuse.self, in: source)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.message.hasSuffix("so old handlers still fire; " + advice) })
  }

  @Test func binderFaultsAreWarnings() throws {
    let source = """
      import MVVMCore
      import UIKit
      final class ListViewController: UIViewController, ViewModelBinder {
        let viewModel: ListViewModel
        func bind() {}
        func bind(to viewModel: ListViewModel?) {}
      }
      """
    #expect(try findings(of: MisplacedWrapper.self, in: source).map(\.severity) == [.warning])
    #expect(try findings(of: UnboundObserver.self, in: source).isEmpty)
    let unbound = source.replacing("func bind() {}", with: "")
    #expect(try findings(of: MisplacedWrapper.self, in: unbound).isEmpty)
    #expect(try findings(of: UnboundObserver.self, in: unbound).map(\.severity) == [.warning])
  }

  @Test(arguments: ["import XCTest", "import Testing"])
  func binderOfTestMayDeclareBind(module: String) throws {
    let source = """
      import MVVMCore
      import UIKit
      \(module)
      final class Badge: UIView, ViewModelBinder {
        let viewModel = BadgeViewModel()
        func bind() {}
        func bind(to viewModel: BadgeViewModel?) {}
      }
      """
    #expect(try findings(of: MisplacedWrapper.self, in: source).isEmpty)
    #expect(try findings(of: MisplacedWrapper.self, in: source.replacing(module, with: "")).count == 1)
  }

  @Test(arguments: [
    ("final class Badge: UIView", 1), ("final class Badge: UIView, ViewModelHolder", 1), ("struct Badge", 1),
    ("final class Badge: UIView, ViewModelObserver", 0), ("final class Badge: UIView, ViewModelBinder", 0),
    ("final class Badge: PackageBadge", 0), ("final class Badge: UIView, Shown", 0),
  ])
  func wrapperNeedsObserver(head: String, count: Int) throws {
    let source = """
      import MVVMCore
      import UIKit
      protocol Shown: ViewModelObserver {}
      \(head) { @ObservedViewModel var viewModel: BadgeViewModel? }
      """
    let findings = try findings(of: MisplacedWrapper.self, in: source)
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.severity == nil && $0.message.hasPrefix("'@ObservedViewModel viewModel' needs") })
  }

  @Test(arguments: ["import XCTest", "import Testing"])
  func testFilesMayBindManually(module: String) throws {
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
  func assignmentIsReportedOnlyIfNothingBindsItLater(helper: String, count: Int) throws {
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
  func possiblyBoundBinderIsNotReported(code: String) throws {
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
    try rule.check(FileReading(source: source))
  }
}
