@_spi(MVVMInternals) import MVVMCore
import Testing

/// The scope's handler receives an issue, otherwise the app's; without a handler, debug builds print it.
@Suite struct RuntimeIssueTests {
  @Test func `the scope's handler receives the issue instead of the app's`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (app, scope) = (Inbox(), Inbox())
        RuntimeIssue.handler = app.handler
        RuntimeIssue.$scopedHandler.withValue(scope.handler) { issue("one").report() }
        issue("two").report()
        #expect(scope.issues == [issue("one")])
        #expect(app.issues == [issue("two")])
      }
    }
  }

  @Test func `an issue that a handler receives is not printed`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          RuntimeIssue.$scopedHandler.withValue(Inbox().handler) { issue("is handled").report() }
          RuntimeIssue.handler = Inbox().handler
          issue("is handled").report()
        }
      })
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("is handled"))
  }

  @Test func `an issue without a handler is printed to standard error, in debug builds only`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]) {
        await MainActor.run { issue("is alone; adopt it").report() }
      })
    let sentence = "'Panel' is alone; adopt it\n"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence) == isDebugBuild)
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains(sentence))
  }

  @Test func `scopes that run in parallel receive their own issues only`() async {
    let received = await withTaskGroup(of: [RuntimeIssue].self) { group in
      for count in 0..<50 {
        group.addTask { await reportRepeatedly("\(count)", count) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(received.count == 50)
    for issues in received { #expect(issues.allSatisfy { $0 == issue("\(issues.count)") }) }
    #expect(Set(received.map(\.count)) == Set(0..<50))
  }

  @MainActor @Test func `an issue names its kind and its type`() {
    #expect(issue("breaks").kind == .missingOverride)
    #expect(issue("breaks").typeName == "Panel")
    #expect(issue("breaks").description == "'Panel' breaks")
    #expect(RuntimeIssue.Kind.missingOverride.name == "missingOverride")
  }

  @MainActor @Test func `issues differ by kind, type and problem`() {
    let others = [
      RuntimeIssue(.endlessBinding, in: Panel.self, "breaks"), RuntimeIssue(.missingOverride, in: Inbox.self, "breaks"),
      issue("halts"),
    ]
    #expect(Set(others + [issue("breaks"), issue("breaks")]).count == 4)
  }
}

private struct Panel {}

@MainActor private final class Inbox {
  private(set) var issues: [RuntimeIssue] = []
  var handler: RuntimeIssue.Handler { RuntimeIssue.Handler { self.issues.append($0) } }
}

/// Reports issues in its own scope, lets other tasks run in between, and returns what the scope received.
@MainActor private func reportRepeatedly(_ problem: String, _ count: Int) async -> [RuntimeIssue] {
  let inbox = Inbox()
  await RuntimeIssue.$scopedHandler.withValue(inbox.handler) {
    for _ in 0..<count {
      issue(problem).report()
      await Task.yield()
    }
  }
  return inbox.issues
}

private func issue(_ problem: String) -> RuntimeIssue { RuntimeIssue(.missingOverride, in: Panel.self, problem) }

private let isDebugBuild: Bool = {
  var isDebug = false
  assert({ isDebug = true }() == ())
  return isDebug
}()
