// The probes in an app's own tests: with XCTest, with Swift Testing, and without either.
import MVVMConformanceTesting
import MVVMConformanceXCTest
import SwiftMVVMPattern
import Testing
import UIKit
import XCTest

protocol NameShowing: ViewModel, AnyObject {
  var name: String { get }
}

final class PlainName: NameShowing {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor final class BoundName: ViewModel {
  let name: Dynamic<String>
  init(_ name: String) { self.name = Dynamic(name) }
}

final class NameController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: BoundName?
  private var token: BindingToken?
  func bind() { token = viewModel?.name.bindAndFire { [weak self] in self?.title = $0 } }
}

final class BoundNameController: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: BoundName?
  private var token: BindingToken?
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: BoundName?) { token = viewModel?.name.bindAndFire { [weak self] in self?.title = $0 } }
}

final class InjectedNameController: UIViewController, ViewModelBinder {
  let viewModel: BoundName
  private var token: BindingToken?
  init(viewModel: BoundName) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    bind()
  }
  required init?(coder: NSCoder) { nil }
  func bind(to viewModel: BoundName?) { token = viewModel?.name.bindAndFire { [weak self] in self?.title = $0 } }
}

final class NonOptionalNameController: UIViewController, ViewModelHolder {
  var viewModel = BoundName("") { didSet { title = viewModel.name.value } }
}

final class WeakNameController: UIViewController, ViewModelHolder {
  weak var viewModel: (any NameShowing)? { didSet { title = viewModel?.name } }
}

final class NameLabel: UILabel, View {}

struct NamePresenter: Presenting {
  func update(view: NameLabel, with viewModel: any NameShowing) { view.text = viewModel.name }
}

final class NameCell: UITableViewCell, Contextable {
  var context: Any?
}

struct CounterState: ViewState, Equatable { var count = 0 }

final class CounterViewModel: CommonViewModel<CounterState, String> {
  init() { super.init(CounterState()) }
  override func handle(_ command: String, _ writer: inout ViewStateWriter<CounterState>) {
    writer.update { $0.count += 1 }
  }
}

nonisolated final class NameTests: XCTestCase {
  @MainActor func testNamesAreDeallocated() async throws {
    XCTAssertNoFindings(await deallocationFindings { [PlainName("Ada"), NameController()] })
    XCTAssertNoFindings(
      try await deallocationFindings(within: 0.1) {
        try await Task.sleep(nanoseconds: 1)
        return [BoundName("Ada")]
      })
  }

  @MainActor func testNamesAreReplaced() async {
    let controller = NameController()
    controller.loadViewIfNeeded()
    let findings = await replacementFindings(
      controller, \.viewModel, BoundName("Ada"), then: BoundName("Grace"), settle: 0.3,
      change: { $0.name.value += "!" }, shows: { $0.title })
    XCTAssertNoFindings(findings)
    let existential = await replacementFindings(
      WeakNameController(), \.viewModel, PlainName("Ada"), then: PlainName("Grace"), isObserved: { _ in true },
      change: { _ in }, shows: { $0.title })
    XCTAssertNoFindings(existential)
    let injected = await replacementFindings(
      BoundName("Ada"), then: BoundName("Grace"), settle: 0, in: { InjectedNameController(viewModel: $0) },
      change: { $0.name.value += "!" }, shows: { $0.title })
    XCTAssertNoFindings(injected)
    let placed = NonOptionalNameController()
    XCTAssertNoFindings(
      await replacementFindings(
        BoundName("Ada"), then: BoundName("Grace"), within: 2,
        in: { (name) -> NonOptionalNameController in
          placed.viewModel = name
          return placed
        }, isObserved: { _ in true }, change: { $0.name.value += "!" }, shows: { $0.title }))
    let binder = BoundNameController()
    binder.loadViewIfNeeded()
    XCTAssertNoFindings(
      await replacementFindings(
        binder, \.viewModel, BoundName("Ada"), then: BoundName("Grace"), settle: 0,
        change: { $0.name.value += "!" }, shows: { $0.title }))
    let (presenter, label) = (NamePresenter(), NameLabel())
    XCTAssertNoFindings(
      await replacementFindings(
        PlainName("Ada"), then: PlainName("Grace"),
        in: { name in
          presenter.update(view: label, with: name)
          return presenter
        }, isObserved: { _ in true }, change: { _ in }, shows: { _ in label.text }))
    XCTAssertNoFindings(
      await replacementFindings(
        PlainName("Ada"), then: PlainName("Grace"), settle: 0,
        in: { name in
          presenter.update(view: label, with: name)
          return label
        }, change: { _ in }, shows: { $0.text }))
  }
}

@MainActor @Suite struct NameProbes {
  @Test func presented() async {
    let findings = await presentationFindings(
      NamePresenter(), [(PlainName("Ada"), "Ada"), (PlainName(""), "")], in: { NameLabel() }, shows: { $0.text ?? "" })
    expectNoFindings(findings)
  }

  @Test func carried() {
    let byName: (Any, Any) -> Bool = { ($0 as? PlainName)?.name == ($1 as? PlainName)?.name }
    expectNoFindings(
      contextFindings(
        NameCell(style: .default, reuseIdentifier: nil), PlainName("Ada"), then: PlainName("Grace"),
        reuse: { $0.prepareForReuse() }, same: byName))
    let (table, contexts) = (UITableView(), CellContexts<PlainName>())
    var names = [PlainName("Ada"), PlainName("Grace")]
    expectNoFindings(
      contextFindings(
        in: table, at: [IndexPath(row: 0, section: 0)], entity: { names[$0.row] }, change: { names.reverse() },
        choose: { table.context(as: PlainName.self, at: $0) }, same: ===))
    expectNoFindings(
      contextFindings(
        in: table, contexts: contexts, at: [IndexPath(row: 0, section: 0)], entity: { names[$0.row] },
        change: { names.reverse() }, choose: { contexts.context(at: $0, in: table) }, same: ===))
  }

  @Test func flowing() async {
    let flow: [StateFlowStep<CounterState, String>] = [
      .state(CounterState()), .command("add"), .state(CounterState(count: 1)),
    ]
    expectNoFindings(await stateFlowFindings(of: CounterViewModel(), flow))
    let findings = await stateFlowFindings(of: CounterViewModel(), flow, within: 2) { recorder in
      recorder.execute("add")
    }
    expectNoFindings(findings)
    let recorder = StateRecorder(CounterViewModel())
    recorder.execute("add")
    #expect(recorder.flow == flow)
  }
}

// An observer of a lifecycle.
final class EngineViewModel: LifecycleViewModel {
  enum Update { case power }
  let lifecycle = Lifecycle<Update>()
}

final class EngineController: UIViewController, LifecycleObserver {
  private(set) var isSpinning = false
  func viewModelWillLoad(_ viewModel: EngineViewModel) { isSpinning = true }
  func viewModelDidLoad(_ viewModel: EngineViewModel) { isSpinning = false }
  func viewModelDidFailToLoad(_ viewModel: EngineViewModel, error: any Error) { isSpinning = false }
  func viewModelWillUnload(_ viewModel: EngineViewModel) { isSpinning = false }
}

@MainActor @Test func followed() {
  let findings = lifecycleFindings(
    of: { EngineViewModel() }, by: { _ in EngineController() }, updates: [.power],
    shows: { $0.isSpinning }, expecting: { $0.state == .loading })
  expectNoFindings(findings)
}

/// An app's own probe, and code that reads findings.
@MainActor func titleFindings(
  _ controller: UIViewController, file: StaticString = #filePath, line: UInt = #line
) -> [ConformanceFinding] {
  if controller.title != nil { return [] }
  return [ConformanceFinding("no title", advice: "set one", file: file, line: line)]
}

@MainActor func report(_ controller: UIViewController) {
  for finding in titleFindings(controller) { print(finding.problem, finding.advice, finding.message, finding) }
}
