import LintAnalysis
import LintRules
import LintSemantics
import Testing

/// The reasons of findings, with the code that starts at their places.
@Suite struct ReasonTests {
  @Test(arguments: [
    (
      "a.sink { self.show() }.store(in: &bag)",
      [
        "'bag' is a stored property of 'Screen' → bag = Set", "'bag' stores the subscription → store(in: &bag)",
        "the closure passed to 'sink' captures 'self' → self.show()",
      ]
    ),
    (
      "token = a.sink { [me = self] in me.show() }",
      [
        "'token' is a stored property of 'Screen' → token: AnyC", "'token' stores the subscription → token = a",
        "the closure passed to 'sink' captures 'self' through 'me' → me = self",
      ]
    ),
    (
      "token = a.sink(receiveValue: show)",
      [
        "'token' is a stored property of 'Screen' → token: AnyC", "'token' stores the subscription → token = a",
        "'show()' passed to 'sink' is a method of 'self' → show() {}",
      ]
    ),
    (
      "func update() { show() }; token = a.sink(receiveValue: update)",
      [
        "'token' is a stored property of 'Screen' → token: AnyC", "'token' stores the subscription → token = a",
        "'update()' passed to 'sink' captures 'show' → show() };",
      ]
    ),
    (
      "a.assign(to: \\.title, on: self).store(in: &bag)",
      [
        "'bag' is a stored property of 'Screen' → bag = Set", "'bag' stores the subscription → store(in: &bag)",
        "'assign(to:on:)' retains its target until it is cancelled → assign(to:",
      ]
    ),
    (
      "task = Task { for await item in items { self.show(item) } }",
      [
        "'task' is a stored property of 'Screen' → task: Task", "'task' stores the task → task = Task",
        "the closure passed to 'Task' captures 'self' → self.show(item)",
      ]
    ),
    (
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(show), userInfo: nil, repeats: true)",
      [
        "'timer' is a stored property of 'Screen' → timer: Time", "'timer' stores the timer → timer = T",
        "the timer retains its target 'self' until code invalidates it → self, sel",
      ]
    ),
    (
      "names = a.map { self.show($0) }.eraseToAnyPublisher()",
      [
        "'names' is a stored property of 'Screen' → names: AnyP", "'names' stores the stream → names = a",
        "the closure passed to 'map' captures 'self' → self.show($0)",
      ]
    ),
    (
      "model.onChange = { self.show() }",
      [
        "'model' is a stored property of 'Screen' → model = Model()",
        "'onChange' of the object in 'model' stores the function → { self",
        "the closure assigned to 'onChange' captures 'self' → self.show()",
      ]
    ),
  ])
  func retainCycleNamesStorageAndCapture(code: String, reasons: [String]) throws {
    let source = """
      import Combine
      import UIKit
      final class Model { var onChange: (() -> Void)? }
      final class Screen: UIViewController {
        private var bag = Set<AnyCancellable>()
        private var token: AnyCancellable?
        private var task: Task<Void, Never>?
        private var timer: Timer?
        private var names: AnyPublisher<String, Never>?
        private let model = Model()
        func bind() { \(code) }
        func show() {}
      }
      """
    try expect(reasons, of: StrongSelfBinding.self, in: source)
  }

  @Test(arguments: [
    (
      "func reload() { items = [] }", "open(items[index.row])",
      ["'tableView(_:didSelectRowAt:)' receives the index → tableView", "'reload()' can change 'items' → items = []"]
    ),
    (
      "private func select(at place: IndexPath) { print(items[place.row]) }", "select(at: index)",
      [
        "'tableView(_:didSelectRowAt:)' receives the index → tableView",
        "'select(at:)' is called with the index → select(at: index)",
        "other types can set 'items' → items: [String]",
      ]
    ),
    (
      "var chosen: IndexPath? ; func open() { if let chosen { print(items[chosen.row]) } }", "chosen = index",
      [
        "'tableView(_:didSelectRowAt:)' receives the index → tableView", "'chosen' stores the index → chosen = index",
        "the index is used after the selection callback has returned → items[chosen",
        "other types can set 'items' → items: [String]",
      ]
    ),
  ])
  func selectionNamesOriginStepsAndChange(member: String, code: String, reasons: [String]) throws {
    let source = """
      import UIKit
      final class ListViewController: UITableViewController {
        var items: [String] = []
        \(member)
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { \(code) }
      }
      final class Loader { func load(into list: ListViewController) { list.items = [] } }
      """
    try expect(reasons, of: UnsafeSelection.self, in: source)
  }

  @Test(arguments: [
    ("NotificationCenter.default.publisher(for: name).map { $0.object }.sink { self.show($0) }.store(in: &bag)", false),
    ("Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { self.show($0) }.store(in: &bag)", false),
    ("model.$title.sink { self.show($0) }.store(in: &bag)", false),
    ("player.publisher(for: \\.rate).sink { self.show($0) }.store(in: &bag)", false),
    (
      "let center = NotificationCenter.default; center.publisher(for: name).sink { self.show($0) }.store(in: &bag)",
      false
    ),
    ("model.titles.sink { self.show($0) }.store(in: &bag)", true),
    ("NotificationCenter.default.publisher(for: name).merge(with: end).sink { self.show($0) }.store(in: &bag)", true),
  ])
  func onlyStreamsThatMayCompleteSaySo(code: String, mayEnd: Bool) throws {
    let source = """
      import Combine
      final class Screen { private var bag = Set<AnyCancellable>() ; func bind() { \(code) } }
      """
    let findings = try StrongSelfBinding.check(FileReading(source: source))
    #expect(findings.map { $0.message.contains("until the stream completes") } == [mayEnd])
  }

  @Test func furtherUsesOfAStoreAreReasons() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        func load() { URLSession.shared.invalidate() }
        func close() { URLSession.shared.finish() }
      }
      """
    try expect(
      [
        "'Screen' inherits from 'UIViewController' → Screen: UI", "'URLSession' is a store of Foundation",
        "this code uses 'URLSession' as well → URLSession.shared.finish",
      ],
      of: ViewReachesModelLayer.self, in: source)
  }

  @Test func sharedStoreNamesRolesAndFurtherUses() throws {
    let source = """
      import Foundation
      final class ListViewModel { func load() { URLSession.shared.invalidate() } }
      extension ListViewModel { func stop() { URLSession.shared.finish() } }
      """
    try expect(
      [
        "'ListViewModel' ends with the word 'ViewModel', like a view model → ListViewModel {",
        "'URLSession' is a store of Foundation",
        "this code uses 'URLSession' as well → URLSession.shared.finish",
      ],
      of: SharedStore.self, in: source)
  }

  @Test(arguments: [
    (
      "Task { for await title in $title.values { self.show(title) } }",
      [
        "'ListViewModel' ends with the word 'ViewModel', like a view model → ListViewModel",
        "the sequence of this loop has no end → for await title", "the task captures 'self' → self.show",
        "no code stores the task → Task { for",
      ]
    ),
    (
      "Task { [weak self] in await self?.watch() }",
      [
        "'ListViewModel' ends with the word 'ViewModel', like a view model → ListViewModel",
        "'watch' contains a loop over a sequence without an end → self?.watch()",
        "the task captures 'self' through 'watch' → watch()", "no code stores the task → Task { [weak",
      ]
    ),
  ])
  func endlessTaskNamesSequenceAndCapture(code: String, reasons: [String]) throws {
    let source = """
      import Combine
      final class ListViewModel: ObservableObject {
        @Published private(set) var title = ""
        func start() { \(code) }
        func watch() async { for await title in $title.values { show(title) } }
        func show(_ title: String) {}
      }
      """
    try expect(reasons, of: EndlessTask.self, in: source)
  }

  @Test(arguments: [
    (
      "@ObservedObject var model = Model()",
      [
        "'Screen' conforms to 'View' → Screen: View", "'@ObservedObject' doesn't keep its object → model = ",
        "this code creates the object → Model()",
      ]
    ),
    (
      "let model: Model ; init() { model = Model() }",
      [
        "'Screen' conforms to 'View' → Screen: View", "'model' has no wrapper → model: Model",
        "this code creates the object → Model() }", "SwiftUI views can observe 'Model' → Model: ObservableObject",
      ]
    ),
  ])
  func createdObjectNamesPropertyAndCreation(members: String, reasons: [String]) throws {
    let source = """
      import SwiftUI
      final class Model: ObservableObject {}
      struct Screen: View { \(members) }
      """
    try expect(reasons, of: ObservedObjectCreated.self, in: source)
  }

  @Test func openSetterNamesObservation() throws {
    let source = "import Combine\nfinal class ListViewModel: ObservableObject { @Published var rows: [String] = [] }"
    try expect(
      [
        "'ListViewModel' ends with the word 'ViewModel', like a view model → ListViewModel",
        "'@Published' publishes 'rows' → rows: [",
        "no code outside 'ListViewModel' sets 'rows'",
      ],
      of: MutableViewState.self, in: source)
  }

  @Test func selectionNamesTheStreamThatEmitsTheIndex() throws {
    let source = """
      import RxSwift
      final class ListViewController: UITableViewController {
        let viewModel = ListViewModel()
        override func viewDidLoad() { tableView.rx.itemSelected.bind(to: viewModel.selected) }
      }
      final class ListViewModel {
        let selected = PublishRelay<IndexPath>()
        private var items: [String] = []
        func load() { items = [] }
        init() { selected.subscribe(onNext: { show(self.items[$0.row]) }) }
      }
      """
    try expect(
      [
        "'itemSelected' emits the index → itemSelected.bind", "'selected' receives the index → selected = Publish",
        "'selected' emits the index → selected.subscribe", "'load()' can change 'items' → items = []",
      ], of: UnsafeSelection.self, in: source)
  }

  @Test func selectionNamesEachStepToTheViewModel() throws {
    let source = """
      import UIKit
      final class ListViewController: UITableViewController {
        let viewModel = ListViewModel()
        private var onSelect: ((Int) -> Void)?
        override func viewDidLoad() { onSelect = { [weak self] row in self?.viewModel.select(at: row) } }
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { onSelect?(index.row) }
      }
      final class ItemStore { func save(_ item: String) { UserDefaults.standard.set(item, forKey: "item") } }
      final class ListViewModel {
        private let store = ItemStore()
        private var items: [String] = []
        func load() { items = [] }
        func select(at row: Int) { open(row) }
        private func open(_ row: Int) { store.save(items[row]) }
      }
      """
    try expect(
      [
        "'tableView(_:didSelectRowAt:)' receives the index → tableView(_ tableView",
        "'onSelect' is called with the index → onSelect?(index.row)",
        "'select(at:)' is called with the index → self?.viewModel.select(at: row)",
        "'open(_:)' is called with the index → open(row)",
        "'load()' can change 'items' → items = []",
        "'ItemStore' receives the element → save(items[row])",
      ], of: UnsafeSelection.self, in: source)
  }

  @Test func roleReasonHasPlaceOfType() throws {
    let source = "import UIKit\nfinal class Screen: UIViewController { func load() { URLSession.shared.invalidate() } }"
    try expect(
      ["'Screen' inherits from 'UIViewController' → Screen: UI", "'URLSession' is a store of Foundation"],
      of: ViewReachesModelLayer.self, in: source)
  }

  @Test func reasonAboutAnOwnerHasNoPlaceInTheViewModel() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController { let viewModel = Logic() }
      final class Logic { var label: UILabel? }
      """
    try expect(
      ["'Screen' stores 'Logic' as 'viewModel'", "'UILabel' is a view of UIKit"], of: ViewReference.self, in: source)
  }

  @Test func earlyOutletNamesObserverCallAndAssignment() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet var label: UILabel!
        var name = "" { didSet { show() } }
        func show() { label.text = name }
      }
      func make() { let screen = Screen(); screen.name = "a" }
      """
    try expect(
      [
        "'label' is set when the view is loaded → label: UILabel!",
        "the code runs in an observer of 'name' → didSet", "it is called here → show() }",
        "the property is set here, before the view is loaded → name = \"a\"",
      ], of: OutletBeforeLoad.self, in: source)
  }

  @Test func outletInInitializerNamesInitializer() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet var label: UILabel!
        init() { super.init(nibName: nil, bundle: nil); label.text = "" }
      }
      """
    try expect(
      [
        "'label' is set when the view is loaded → label: UILabel!",
        "the initializer runs before the view is loaded → init()",
      ], of: OutletBeforeLoad.self, in: source)
  }

  @Test func massiveTypeNamesExtensions() throws {
    let lines = String(repeating: "  // a decision\n", count: 200)
    let source = "final class ListViewModel {\n\(lines)}\nextension ListViewModel {\n\(lines)}"
    try expect(
      [
        "'ListViewModel' ends with the word 'ViewModel', like a view model → ListViewModel {",
        "an extension of 'ListViewModel' counts too → ListViewModel {",
      ], of: MassiveType.self, in: source)
  }

  @Test func misplacedWrapperNamesType() throws {
    let source = """
      import MVVMCore
      struct Row { @ObservedViewModel var viewModel: RowViewModel? }
      """
    try expect(["'Row' doesn't adopt it → Row {"], of: MisplacedWrapper.self, in: source)
  }

  /// - Parameter reasons: The texts, each with the beginning of the code at its place.
  private func expect(_ reasons: [String], of rule: any Rule.Type, in source: String) throws {
    let findings = try rule.check(FileReading(source: source))
    try #require(findings.count == 1)
    let found = zip(findings[0].reasons, reasons).map { reason, expected -> String in
      let length = expected.split(separator: " → ").last?.utf8.count ?? 0
      guard let place = reason.place else { return reason.text }
      return reason.text + " → "
        + String(decoding: source.utf8.dropFirst(Int(place.offset)).prefix(length), as: UTF8.self)
    }
    #expect(found == reasons)
    #expect(findings[0].reasons.count == reasons.count)
  }
}
