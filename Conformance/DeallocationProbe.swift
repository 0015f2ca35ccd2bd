/// Finds objects that aren't deallocated after their use, such as a view model or a screen.
///
/// Call it once for each screen. Use the screen as the app does: bind its view model and start its tasks. Return the objects
/// that should be deallocated.
///
/// ```swift
/// @MainActor func profileScreenLeaks() async -> [ConformanceFinding] {
///   await deallocationFindings {
///     let viewModel = ProfileViewModel(name: "Ada")
///     let screen = PresentedViewController()
///     screen.viewModel = viewModel
///     return [screen, viewModel]
///   }
/// }
/// ```
///
/// - Each object has `limit` seconds to be released after the closure has returned. A running task counts as a
///   reference, so end tasks in the closure, or wait for them.
/// - An object that anything else references is a finding, so create the objects in the closure.
/// - Returning no object is a finding too, because nothing was checked.
@MainActor public func deallocationFindings(
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  _ use: @MainActor () async throws -> [AnyObject]
) async rethrows -> [ConformanceFinding] {
  func found(_ problem: String, _ advice: String) -> ConformanceFinding {
    ConformanceFinding(problem, advice: advice, file: file, line: line)
  }
  let used = try await use().compactMap { Weak($0) }
  if used.isEmpty {
    return [found("'deallocationFindings' checked no object", "return the objects that should be deallocated")]
  }
  return await used.alive(after: limit).map { used in
    found(
      "'\(used.name)' is still alive \(limit) s after its last use",
      "capture self weakly in stored closures and tasks, make parents and delegates weak, and end running tasks")
  }
}
