import LintAnalysis
import LintRules
import LintSemantics
import LintSyntax
import Testing

/// The severity of unsafe selections.
@Suite struct SelectionTests {
  @Test(
    arguments: [
      ("viewModel.select(at: index.row)", "func select(at row: Int) { show(events[row]) }", nil),
      (
        "Task { await viewModel.select(at: index.row) }", "func select(at row: Int) async { show(events[row]) }",
        .warning
      ),
      ("viewModel.select(at: index.row)", "func select(at row: Int) async { show(events[row]) }", .warning),
      (
        "viewModel.select(at: index.row)", "func select(at row: Int) { queue.async { self.show(self.events[row]) } }",
        .warning
      ),
      ("viewModel.chosen = index.row", "var chosen = 0 ; func open() { show(events[chosen]) }", .warning),
      ("viewModel.select(at: index.row)", "func select(at row: Int) { store.save(events[row]) }", .warning),
      (
        "viewModel.select(at: index.row)",
        "func select(at row: Int) { let event = events[row] ; save(event) } ; func save(_ event: String) { store.save(event) }",
        .warning
      ),
      (
        "viewModel.select(at: index.row)",
        "func select(at row: Int) { events.filter { $0 != events[row] } }", nil
      ),
      ("viewModel.select(at: index.row)", "func select(at row: Int) { events.remove(at: row) }", nil),
      ("viewModel.select(at: index.row)", "func select(at row: Int) async { events.remove(at: row) }", .warning),
      ("viewModel.select(at: index.row)", "func select(at row: Int) { store.save(events.remove(at: row)) }", .warning),
      ("viewModel.select(at: index.row)", "func select(at row: Int) { show(events.dropFirst(row).first) }", nil),
      (
        "viewModel.select(tableView.indexPathsForSelectedRows!.map { $0.row })",
        "func select(_ rows: [Int]) { rows.map { events[$0] }.forEach { store.save($0) } }", .warning
      ),
      (
        "viewModel.select(tableView.indexPathsForSelectedRows!.map { $0.row })",
        "func select(_ rows: [Int]) { let chosen = rows.map { events[$0] } ; for event in chosen { store.save(event) } }",
        .warning
      ),
      (
        "viewModel.select(tableView.indexPathsForSelectedRows!.map { $0.row })",
        "func select(_ rows: [Int]) { let chosen = rows.map { events[$0] } ; chosen.forEach(store.save) }", .warning
      ),
      (
        "viewModel.select(tableView.indexPathsForSelectedRows!.map { $0.row })",
        "func select(_ rows: [Int]) { rows.map { events[$0] }.forEach { show($0) } ; store.save(title) }", nil
      ),
      (
        "viewModel.select(tableView.indexPathsForSelectedRows!.map { $0.row })",
        "func select(_ rows: [Int]) { rows.filter { events[$0] != title }.forEach { store.save(\"\\($0)\") } }", nil
      ),
    ] as [(String, String, Severity?)])
  func findingIsWarningIfIndexOutlivesCallbackOrStoreReceivesElement(
    callback: String, member: String, severity: Severity?
  ) throws {
    let findings = try findings(callback, member)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [
    "withAnimation(.spring) { show(events[row]) }", "withTransaction(Transaction()) { show(events[row]) }",
    "lock.withLock { show(events[row]) }", "queue.sync { show(events[row]) }", "autoreleasepool { show(events[row]) }",
    "tableView.performBatchUpdates({ show(events[row]) }, completion: { _ in load() })",
    "UIView.animate(withDuration: 1) { show(self.events[row]) }",
    "UIView.transition(with: view, duration: 1, options: [], animations: { show(self.events[row]) })",
  ])
  func closureThatRunsAtOnceKeepsNote(code: String) throws {
    let findings = try findings("viewModel.select(at: index.row)", "func select(at row: Int) { \(code) }")
    #expect(findings.map(\.severity) == [nil])
  }

  @Test(arguments: [
    "UIView.animate(withDuration: 1, animations: { load() }) { _ in show(self.events[row]) }",
    "UIView.animate(withDuration: 1) { load() } completion: { _ in show(self.events[row]) }",
    "UIView.transition(from: view, to: view, duration: 1) { _ in show(self.events[row]) }",
    "tableView.performBatchUpdates(nil) { _ in show(self.events[row]) }",
    "withAnimation { Task { show(events[row]) } }", "queue.async { show(self.events[row]) }",
    "withDelay { show(self.events[row]) }",
  ])
  func closureThatRunsAfterItsCallIsAWarning(code: String) throws {
    let findings = try findings(
      "viewModel.select(at: index.row)",
      "func select(at row: Int) { \(code) } ; func withDelay(_ action: @escaping () -> Void) { actions.append(action) }"
    )
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      ("map { $0 }", nil), ("observe(on: MainScheduler.instance)", nil), ("flatMapLatest { .just($0) }", nil),
      ("flatMap { path in Observable.just(()).map { path } }", nil),
      ("withUnretained(self).map { owner, path in path }", nil),
      ("observe(on: MainScheduler.asyncInstance)", .warning),
      ("delay(.seconds(1), scheduler: MainScheduler.instance)", .warning),
      ("debounce(.seconds(1), scheduler: MainScheduler.instance)", .warning),
      ("receive(on: DispatchQueue.main)", .warning),
      ("flatMap { [unowned self] in self.confirm($0) }", .warning),
      ("flatMap { path in self.confirmed.map { path } }", .warning),
      ("flatMap { [weak self] path -> Observable<IndexPath> in self?.ask(path) ?? .empty() }", .warning),
      ("flatMap { [unowned self] in self.pass($0) }", nil),
    ] as [(String, Severity?)])
  func operatorDecidesWhetherTheIndexOutlivesTheCallback(code: String, severity: Severity?) throws {
    let findings = try streamFindings(code)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [
    "flatMap { path in self.confirmed }", "flatMap { .just(count($0)) }", "flatMap { self.id(of: $0) }",
    "flatMap { path in self.confirmed.map { days[path.row] } }",
  ])
  func streamOfOtherElementsIsFine(code: String) throws { #expect(try streamFindings(code).isEmpty) }

  @Test(
    arguments: [
      ("withLatestFrom(latest) { ($0, $1) }.delay(.seconds(1), scheduler: scheduler)", nil),
      ("delay(.seconds(1), scheduler: scheduler).withLatestFrom(latest) { ($0, $1) }", .warning),
    ] as [(String, Severity?)])
  func delayDoesNotSeparateTheIndexFromItsData(code: String, severity: Severity?) throws {
    let source = """
      import RxSwift
      final class EventsViewController: UITableViewController {
        func bind(_ latest: Observable<[String]>) {
          tableView.rx.itemSelected.\(code).subscribe(onNext: { index, events in show(events[index.row]) })
        }
      }
      """
    #expect(UnsafeSelection.check(try FileReading(source: source)).map(\.severity) == [severity])
  }

  private func streamFindings(_ code: String) throws -> [Finding] {
    let source = """
      import Combine
      import RxSwift
      final class EventsViewController: UITableViewController {
        private var events: [String] = []
        let days = ["Monday", "Tuesday"]
        let confirmed = PublishSubject<Int>()
        func load() { events = [] }
        override func viewDidLoad() { tableView.rx.itemSelected.\(code).subscribe(onNext: { show(self.events[$0.row]) }) }
        private func pass(_ path: IndexPath) -> Single<IndexPath> { .just(path) }
        private func confirm(_ path: IndexPath) -> Observable<IndexPath> { confirmed.map { _ in path } }
        private func ask(_ path: IndexPath) -> Observable<IndexPath> {
          Observable.create { observer in
            sheet.addAction(UIAlertAction(title: "Yes", style: .default) { _ in observer.onNext(path) })
            return Disposables.create()
          }
        }
        private func id(of path: IndexPath) -> Observable<String> { confirmed.map { _ in self.days[path.row] } }
      }
      """
    return UnsafeSelection.check(try FileReading(source: source))
  }

  @Test(arguments: [
    ("override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { show(events[path.row]) }", true),
    (
      """
      func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent part: Int) { show(events[row]) }
      """, false
    ),
    ("@objc func choose(_ sender: NSPopUpButton) { show(events[sender.indexOfSelectedItem]) }", false),
  ])
  func adviceNamesTheCellOnlyIfThereIsOne(member: String, hasCell: Bool) throws {
    let source = """
      import UIKit
      final class EventsViewController: UITableViewController {
        private var events: [String] = []
        func load() { events = [] }
        \(member)
      }
      """
    let findings = UnsafeSelection.check(try FileReading(source: source))
    #expect(findings.map { $0.message.hasSuffix("from the cell") } == [hasCell])
  }

  @Test func adviceInAReactorIsToPassTheEntity() throws {
    let source = """
      import ReactorKit
      import RxSwift
      final class EventsViewController: UIViewController {
        func bind(reactor: EventsReactor) { tableView.rx.itemSelected.map { .select($0) }.bind(to: reactor.action) }
      }
      final class EventsReactor: Reactor {
        enum Action { case select(IndexPath) }
        struct State { var events: [String] = [] }
        func mutate(action: Action) -> Observable<String> {
          switch action { case .select(let path): .just(currentState.events[path.row]) }
        }
      }
      """
    let messages = UnsafeSelection.check(try FileReading(source: source)).map(\.message)
    #expect(messages.map { $0.hasSuffix("pass the entity instead of its index") } == [true])
  }

  @Test func indexThatReachesAReadTwiceIsReportedOnce() throws {
    let findings = try findings(
      "viewModel.select(at: index.row) ; Task { viewModel.select(at: index.row) }",
      "func select(at row: Int) { show(events[row]) }")
    #expect(findings.map(\.severity) == [.warning])
  }

  /// A control keeps the index after the row was drawn.
  @Test(arguments: [
    ("button.tag = index.row", "sender.tag", 1), ("button.tag = index.row", "sender.view.tag", 1),
    ("button.tag = count", "sender.tag", 0), ("button.tag = index.row", "other.tag", 0),
  ])
  func indexInTagReachesActionOfSameRow(mark: String, tag: String, count: Int) throws {
    let source = """
      import UIKit
      final class EventsViewController: UITableViewController {
        var events: [String] = []
        func load() { events = [] }
        override func tableView(_ tableView: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
          \(mark)
          button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
          return cell
        }
        @objc private func open(_ sender: UIView) { show(events[\(tag)]) }
      }
      """
    let findings = UnsafeSelection.check(try FileReading(source: source))
    #expect(findings.map(\.severity) == Array(repeating: .warning, count: count))
  }

  @Test(arguments: [
    ("let presenter: Presenting = Presenter()", 1), ("let presenter: Presenting = DayPresenter()", 0),
    ("let presenter: Presenting", 1),
  ])
  func receiverThatCreatesItsObjectDecidesAmongImplementations(property: String, count: Int) throws {
    let source = """
      import UIKit
      protocol Presenting { func select(_ row: Int) }
      final class EventsViewController: UITableViewController {
        private \(property)
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { presenter.select(index.row) }
      }
      final class Presenter: Presenting {
        private var events: [String] = []
        func load() { events = [] }
        func select(_ row: Int) { show(events[row]) }
      }
      final class DayPresenter: Presenting { func select(_ row: Int) { print(row) } }
      """
    #expect(UnsafeSelection.check(try FileReading(source: source)).count == count)
  }

  private func findings(_ callback: String, _ member: String) throws -> [Finding] {
    let source = """
      import UIKit
      final class EventsViewController: UITableViewController {
        let viewModel = EventsViewModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt index: IndexPath) { \(callback) }
      }
      final class EventStore { func save(_ event: String) { UserDefaults.standard.set(event, forKey: "event") } }
      final class EventsViewModel {
        private let store = EventStore()
        private var events: [String] = []
        func load() { events = [] }
        \(member)
      }
      """
    return UnsafeSelection.check(try FileReading(source: source))
  }
}
