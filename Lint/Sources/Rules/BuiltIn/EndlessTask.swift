public import LintAnalysis
import LintSemantics
import LintSyntax

/// An endless task that retains its view model or controller, and that nothing can cancel.
public enum EndlessTask: Rule {
  public static let name = "endless-task"
  public static let severity = Severity.note
  public static let summary =
    "A view model or controller starts an endless task that captures it strongly, and doesn't store the task."
  public static let rationale = """
    A task retains what its closure captures until it ends. If it awaits notifications, a published property or another \
    sequence without an end, the object is never released, and a closed screen still reacts. Store the task, cancel it \
    when the screen disappears, and write `[weak self]`. A `guard let self` before the loop is a strong reference as well. A loop in SwiftUI's `task` modifier is fine, because SwiftUI cancels it. \
    `strong-self-binding` checks tasks that a property stores.
    """

  public static let fix = RuleFix.none("The task needs an owner that cancels it, and only a person can choose one.")

  public static let limits = [
    "It misses a `while` loop, and a loop over a sequence of a package, unless the package's member is known.",
    "It skips a stream that any code of its producer's type finishes.",
    "It skips a type whose only instances are static properties, because it is never released anyway.",
    "It reports an object that lives as long as the app, and a loop that `break` leaves.",
  ]

  public static let examples = taskExamples + streamExamples

  private static let taskExamples = Examples(
    fine: """
      import Foundation
      final class ListViewModel {
        private var watching: Task<Void, Never>?
        func start() {
          watching = Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: .didChange) { self?.reload() }
          }
        }
        func stop() { watching?.cancel() }
        func reload() {}
      }
      """,
    """
    import SwiftUI
    protocol LineStore { var lines: AsyncStream<String> { get } }
    final class FileLineStore: LineStore {
      let lines: AsyncStream<String>
      private let continuation: AsyncStream<String>.Continuation
      init() { (lines, continuation) = AsyncStream.makeStream() }
      func close() { continuation.finish() }
    }
    final class ListViewModel: ObservableObject {
      @Published var title = ""
      let store: LineStore
      var tasks: [Task<Void, Never>] = []
      init(store: LineStore) { self.store = store }
      func start() {
        Task { for await line in store.lines { show(line) } }
        Task { [weak self] in for await title in titles() { guard let self else { return } ; self.show(title) } }
        Task { for await title in $title.values.prefix(1) { show(title) } }
        Task { for try await line in url.lines { show(line) } }
        Task { await withTaskGroup(of: String.self) { group in for await line in group { self.show(line) } } }
        Task { for line in ["a"] { show(line) } ; await load() }
        Task { for await _ in NotificationCenter.default.notifications(named: .change) { print("changed") } }
        tasks.append(Task { await watch() })
      }
      func task() -> Task<Void, Never> { Task { await watch() } }
      func watch() async { for await title in $title.values { show(title) } }
      func load() async { for await line in store.lines { show(line) } }
      func show(_ line: String) {}
    }
    struct ListView: View {
      @StateObject var viewModel: ListViewModel
      var body: some View { Text("").task { await viewModel.watch() }.onAppear { Task { await viewModel.watch() } } }
    }
    """,
    """
    import Foundation
    final class SessionViewModel {
      static let shared = SessionViewModel()
      private init() { Task { for await _ in NotificationCenter.default.notifications(named: .change) { reload() } } }
      func reload() {}
    }
    final class Importer {
      func start() { Task { for await _ in NotificationCenter.default.notifications(named: .change) { reload() } } }
      func reload() {}
    }
    """,
    broken: """
      import Foundation
      final class ListViewModel {
        func start() {
          ↓Task {
            for await _ in NotificationCenter.default.notifications(named: .didChange) { self.reload() }
          }
        }
        func reload() {}
      }
      """,
    """
    import Combine
    import UIKit
    protocol PriceStore { func prices() -> AsyncStream<Int> }
    final class LivePriceStore: PriceStore { func prices() -> AsyncStream<Int> { AsyncStream { $0.yield(1) } } }
    final class ListViewModel: ObservableObject {
      @Published var title = ""
      let store: PriceStore
      let events = PassthroughSubject<Int, Never>()
      init(store: PriceStore) {
        self.store = store
        ↓Task { [weak self] in
          guard let self else { return }
          for await title in $title.values { self.show(title) }
        }
        _ = ↓Task.detached { for await event in self.events.values { await self.show("\\(event)") } }
      }
      func start() {
        ↓Task { for await price in store.prices() { show("\\(price)") } }
        ↓Task { @MainActor [weak self] in await self?.watch() }
        ↓Task { for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values { show("") } }
        ↓Task { Task { print("") } ; for await _ in Transaction.updates { show("") } }
      }
      func tick() { ↓Task { for await _ in clock.timer(interval: .seconds(1)) { show("") } } }
      func watch() async { for await title in $title.values { show(title) } }
      func show(_ line: String) {}
    }
    final class ListViewController: UIViewController {
      let viewModel: ListViewModel
      override func viewDidLoad() {
        super.viewDidLoad()
        ↓Task { for await title in viewModel.$title.values { self.title = title } }
        run { ↓Task { for await title in self.viewModel.$title.values { self.title = title } } }
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    // Few files create a task.
    let (facts, task) = (file.facts, LanguageWords.task)
    guard facts.expressionIDs.contains(where: { facts[$0].name == task }) else { return [] }
    var places: Set<UInt32> = []
    return file.bodies.flatMap { declaration, type -> [Finding] in
      guard file.project.isOfObjects(type), let claim = claim(of: type, file.project),
        !file.hasOnlySharedInstances(type)
      else { return [] }
      return file.unstoredEndlessTasks(in: declaration).filter {
        file.enclosingType(of: file.facts[$0.call].owner) == type
      }
      .filter { places.insert(file.facts[$0.call].range.start).inserted }.map { task in
        file.finding(
          at: file.facts[task.call].range.start, message(file.project[type].name), because: [claim],
          reasons: reasons(for: task, file))
      }
    }
  }

  private static func claim(of type: TypeID, _ project: Project) -> RoleClaim? {
    project.roles.claim(.viewModel, of: type) ?? project.roles.claim(.controller, of: type)
  }

  private static func reasons(for task: UnstoredTask, _ file: FileReading) -> [Reason] {
    let wait = file.facts[task.wait]
    let sequence =
      wait.kind == .iteration
      ? "the sequence of this loop has no end" : "'\(task.capture.name)' contains a loop over a sequence without an end"
    let name = task.capture.name == LanguageWords.selfWord ? "'self'" : "'self' through '\(task.capture.name)'"
    return [
      file.reason(sequence, at: wait.range.start),
      file.reason("the task captures \(name)", at: task.capture.offset),
      file.reason("no code stores the task", at: file.facts[task.call].range.start),
    ]
  }

  public static let messages = [message("<type>")]

  private static func message(_ type: Name) -> String {
    "'\(type)' is captured by an endless task it doesn't store; store and cancel the task"
  }
}
