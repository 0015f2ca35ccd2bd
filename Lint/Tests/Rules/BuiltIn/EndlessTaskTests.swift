import LintAnalysis
import LintRules
import Testing

/// The rules about endless tasks divide them by whether a property stores the task.
@Suite struct EndlessTaskTests {
  @Test(arguments: [
    ("Task { for await title in $title.values { self.show(title) } }", true),
    ("_ = Task { for await title in $title.values { self.show(title) } }", true),
    ("task = Task { for await title in $title.values { self.show(title) } }", false),
    ("Task { for await title in $title.values { self.show(title) } }.store(in: &tasks)", false),
    ("tasks.append(Task { await self.watch() })", false),
  ])
  func exactlyOneRuleReportsTask(code: String, isUnstored: Bool) throws {
    let file = try file(code)
    #expect(EndlessTask.check(file).count == (isUnstored ? 1 : 0))
    #expect(StrongSelfBinding.check(file).count == (isUnstored ? 0 : 1))
  }

  @Test(arguments: [
    "Task { for await title in titles() { self.show(title) } }",
    "Task { for await title in $title.values.first(where: \\.isEmpty) { self.show(title) } }",
    "Task { Task { for await title in $title.values { print(title) } } ; self.show(\"\") }",
    "return Task { for await title in $title.values { self.show(title) } }",
  ])
  func taskThatMayEndIsNotReported(code: String) throws {
    #expect(try EndlessTask.check(file(code)).map(\.message) == [])
  }

  @Test func typeWithoutARoleIsNotReported() throws {
    let code = "Task { for await title in $title.values { self.show(title) } }"
    #expect(try EndlessTask.check(file(code, type: "Watcher")).map(\.message) == [])
  }

  private func file(_ code: String, type: String = "ListViewModel") throws -> FileReading {
    try FileReading(
      source: """
        import Combine
        final class \(type): ObservableObject {
          @Published private(set) var title = ""
          private var task: Task<Void, Never>?
          private var tasks: [Task<Void, Never>] = []
          func start() { \(code) }
          func watch() async { for await title in $title.values { show(title) } }
          func show(_ title: String) {}
        }
        """)
  }
}
