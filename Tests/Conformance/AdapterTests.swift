import MVVMConformanceTesting
import MVVMConformanceXCTest
import Synchronization
import Testing
import XCTest

private let finding = ConformanceFinding(
  "'Lamp' is out", advice: "change the bulb", file: "/Lamps/LampTests.swift", line: 7)

/// The adapters report each finding at its line.
@Suite struct AdapterTests {
  @Test func `Swift Testing records one issue per finding, at its line`() {
    let received = Mutex<[String]>([])
    withKnownIssue {
      expectNoFindings([finding, finding])
    } matching: { issue in
      let place = issue.sourceLocation.map { "\($0.fileID) \($0.fileName):\($0.line)" } ?? "nowhere"
      received.withLock { $0.append("\(place): \(issue.comments.map(\.rawValue).joined())") }
      return true
    }
    let line = #"MVVMConformanceTests/LampTests.swift LampTests.swift:7: 'Lamp' is out; change the bulb"#
    #expect(received.withLock { $0 } == [line, line])
  }

  #if !canImport(ObjectiveC)
    /// Runs an XCTest test case and observes its failures.
    @MainActor @Test func `XCTest records one failure per finding, at its line`() {
      let listener = Listener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      XCTestCase(name: "a finding is a failure") { _ in XCTAssertNoFindings([finding, finding]) }.run()
      XCTestObservationCenter.shared.removeTestObserver(listener)
      let failure = "/Lamps/LampTests.swift:7: failed - 'Lamp' is out; change the bulb"
      #expect(listener.failures == [failure, failure])
    }
  #endif

  @Test func `no finding causes no issue`() {
    expectNoFindings([])
  }
}

final class XCTestAdapterTests: XCTestCase {
  func testNoFindingPasses() {
    XCTAssertNoFindings([])
  }

  @MainActor func testProbeIsCalledInOneLine() async {
    XCTAssertNoFindings(await deallocationFindings { [ClockViewModel()] })
  }

  #if canImport(ObjectiveC)
    func testFindingIsAFailure() {
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = { issue in
        issue.compactDescription.contains("'Lamp' is out; change the bulb")
          && issue.sourceCodeContext.location?.fileURL.path == "/Lamps/LampTests.swift"
          && issue.sourceCodeContext.location?.lineNumber == 7
      }
      XCTExpectFailure("a finding is a failure", options: options) { XCTAssertNoFindings([finding]) }
    }
  #endif
}

#if !canImport(ObjectiveC)
  private final class Listener: XCTestObservation {
    private(set) var failures: [String] = []
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile path: String?, atLine line: Int
    ) {
      failures.append("\(path ?? ""):\(line): \(description)")
    }
  }
#endif
