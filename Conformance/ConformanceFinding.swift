/// A mistake that a probe has found: the problem, its location, and the fix.
///
/// Pass the findings of a probe to `expectNoFindings` of `MVVMConformanceTesting`, or to `XCTAssertNoFindings` of
/// `MVVMConformanceXCTest`. To write your own probe, write a function that returns findings.
///
/// ```swift
/// @MainActor func nameFindings(
///   _ viewModel: ProfileViewModel, file: StaticString = #filePath, line: UInt = #line
/// ) -> [ConformanceFinding] {
///   if !viewModel.name.isEmpty { return [] }
///   return [ConformanceFinding("'ProfileViewModel' has no name", advice: "pass a name to its initializer", file: file, line: line)]
/// }
/// ```
///
/// An empty array of findings is a pass.
public struct ConformanceFinding: Sendable {
  /// The problem, and what was found instead.
  public let problem: String
  /// How to fix it.
  public let advice: String
  /// The path of the file that called the probe.
  public let file: StaticString
  /// The line that called the probe.
  public let line: UInt

  /// Creates a finding at the line of the call, or at the file and line that you pass.
  public init(_ problem: String, advice: String, file: StaticString = #filePath, line: UInt = #line) {
    (self.problem, self.advice, self.file, self.line) = (problem, advice, file, line)
  }

  /// The problem and the advice, without the location, which the test runner adds.
  public var message: String { "\(problem); \(advice)" }
}

extension ConformanceFinding: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    (one.description, "\(one.file)") == (other.description, "\(other.file)")
  }
}

extension ConformanceFinding: CustomStringConvertible {
  /// One line in the form of a compiler's diagnostic: file name, line, problem and advice.
  public var description: String { "\("\(file)".split(separator: "/").last ?? ""):\(line): \(message)" }
}
