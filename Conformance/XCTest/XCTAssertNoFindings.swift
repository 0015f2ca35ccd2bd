#if canImport(XCTest)
  #if SWIFT_PACKAGE
    @_exported public import MVVMConformance
  #else
    @_exported public import SwiftMVVMPattern
  #endif
  import XCTest

  /// Fails the running XCTest test for each finding, at the line that called the probe.
  ///
  /// ```swift
  /// import MVVMConformanceXCTest
  /// import XCTest
  ///
  /// nonisolated final class ProfileTests: XCTestCase {
  ///   @MainActor func testProfileIsDeallocated() async {
  ///     XCTAssertNoFindings(await deallocationFindings { [ProfileViewModel(name: "Ada")] })
  ///   }
  /// }
  /// ```
  public func XCTAssertNoFindings(_ findings: [ConformanceFinding]) {
    for finding in findings { XCTFail(finding.message, file: finding.file, line: finding.line) }
  }
#endif
