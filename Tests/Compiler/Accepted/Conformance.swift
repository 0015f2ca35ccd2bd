// The probes in an app's own tests: by XCTest, by Swift Testing, and by hand.
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
  @MainActor func testNamesGo() async throws {
    XCTAssertNoFindings(await assertDeallocates { [PlainName("Ada"), NameController()] })
    XCTAssertNoFindings(
      try await assertDeallocates(within: 0.1) {
        try await Task.sleep(nanoseconds: 1)
        return [BoundName("Ada")]
      })
  }

  @MainActor func testNamesAreReplaced() async {
    let controller = NameController()
    controller.loadViewIfNeeded()
    let findings = await assertReplaceable(
      controller, \.viewModel, BoundName("Ada"), then: BoundName("Grace"), change: { $0.name.value += "!" },
      shows: { $0.title })
    XCTAssertNoFindings(findings)
    let existential = await assertReplaceable(
      WeakNameController(), \.viewModel, PlainName("Ada"), then: PlainName("Grace"), change: { _ in },
      shows: { $0.title })
    XCTAssertNoFindings(existential)
  }
}

@MainActor @Suite struct NameProbes {
  @Test func presented() async {
    let findings = await assertPresents(
      NamePresenter(), [(PlainName("Ada"), "Ada"), (PlainName(""), "")], in: { NameLabel() }, shows: { $0.text ?? "" })
    expectNoFindings(findings)
  }

  @Test func carried() {
    let byName: (Any, Any) -> Bool = { ($0 as? PlainName)?.name == ($1 as? PlainName)?.name }
    expectNoFindings(
      assertCarriesContext(
        NameCell(style: .default, reuseIdentifier: nil), PlainName("Ada"), then: PlainName("Grace"),
        reuse: { $0.prepareForReuse() }, same: byName))
    let table = UITableView()
    expectNoFindings(
      assertCarriesContext(
        in: table, at: [IndexPath(row: 0, section: 0)], change: { table.reloadData() },
        choose: { table.context(as: PlainName.self, at: $0) }, same: ===))
  }

  @Test func flowing() async {
    let flow: [StateFlowStep<CounterState, String>] = [
      .state(CounterState()), .command("add"), .state(CounterState(count: 1)),
    ]
    expectNoFindings(await assertStateFlow(of: CounterViewModel(), flow))
    let findings = await assertStateFlow(of: CounterViewModel(), flow, within: 2) { recorder in recorder.execute("add")
    }
    expectNoFindings(findings)
    let recorder = StateRecorder(CounterViewModel())
    recorder.execute("add")
    #expect(recorder.flow == flow)
  }
}

// One observer for the screen, by a lifecycle.
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
  let findings = assertLifecycle(
    of: { EngineViewModel() }, by: { _ in EngineController() }, updates: [.power],
    shows: { $0.isSpinning }, expecting: { $0.state == .loading })
  expectNoFindings(findings)
}

/// A probe of the app's own, and a reader of findings.
@MainActor func assertTitled(
  _ controller: UIViewController, file: StaticString = #filePath, line: UInt = #line
) -> [ConformanceFinding] {
  if controller.title != nil { return [] }
  return [ConformanceFinding("no title", advice: "set one", file: file, line: line)]
}

@MainActor func report(_ controller: UIViewController) {
  for finding in assertTitled(controller) { print(finding.problem, finding.advice, finding.message, finding) }
}
