/// Finds what stays alive after its use: a view model, a screen, whatever the closure makes, uses and returns.
///
/// **When to use it.** For each screen once, with its view model bound and its tasks started, as the app does it.
///
/// ```swift
/// @MainActor func testProfileGoes() async -> [ConformanceFinding] {
///   await assertDeallocates {
///     let viewModel = ProfileViewModel(name: "Ada")
///     let screen = PresentedViewController()
///     screen.viewModel = viewModel
///     return [screen, viewModel]
///   }
/// }
/// ```
///
/// **Laws.** Each object that is returned is gone within `limit` seconds after the closure has returned, or there is a finding for
/// it. An object that a running task keeps has until then: let the closure end what it began, or wait for it. Return what was made there:
/// what somebody else still holds is found, rightly.
///
/// **Isolation.** Main actor. **Ownership.** It holds the objects weakly. **Cost.** No time, where all are gone at once; else it looks again every
/// 2 milliseconds.
@MainActor public func assertDeallocates(
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  _ use: @MainActor () async throws -> [AnyObject]
) async rethrows -> [ConformanceFinding] {
  let used = try await use().map(Weak.init)
  _ = await holds(within: limit) { used.allSatisfy { $0.object == nil } }
  return used.filter { $0.object != nil }.map { used in
    ConformanceFinding(
      "\(used.name) is still alive \(limit) s after its last use",
      advice: "capture [weak self] in what it stores and starts, hold parents and delegates weakly, end its tasks",
      file: file, line: line)
  }
}
