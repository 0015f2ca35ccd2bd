/// What a probe found wrong: what failed, where, and what to do.
///
/// **When to use it.** Hand what a probe returns to `expectNoFindings` of `MVVMConformanceTesting`, or to `XCTAssertNoFindings` of
/// `MVVMConformanceXCTest`; or look at it yourself. A probe of your own returns findings too.
///
/// ```swift
/// @MainActor func assertNamed(
///   _ viewModel: ProfileViewModel, file: StaticString = #filePath, line: UInt = #line
/// ) -> [ConformanceFinding] {
///   if !viewModel.name.isEmpty { return [] }
///   return [ConformanceFinding("the profile has no name", advice: "give it one", file: file, line: line)]
/// }
/// ```
///
/// **Laws.** No finding, an empty array, is a pass. **Isolation.** None; a value. **Cost.** Its texts are made when something failed.
public struct ConformanceFinding: Sendable {
  /// What failed, and what was found instead.
  public let problem: String
  /// What to do about it.
  public let advice: String
  /// The path of the file that called the probe.
  public let file: StaticString
  /// The line that called the probe.
  public let line: UInt

  /// A finding at the line that makes it, unless you hand on another.
  public init(_ problem: String, advice: String, file: StaticString = #filePath, line: UInt = #line) {
    (self.problem, self.advice, self.file, self.line) = (problem, advice, file, line)
  }

  /// What failed and what to do, without the place, which a test's runner shows by itself.
  public var message: String { "\(problem): \(advice)" }
}

extension ConformanceFinding: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    (one.description, "\(one.file)") == (other.description, "\(other.file)")
  }
}

extension ConformanceFinding: CustomStringConvertible {
  /// One line, as a compiler writes it: the file's name and the line, what failed, what to do.
  public var description: String { "\("\(file)".split(separator: "/").last ?? ""):\(line): \(message)" }
}
