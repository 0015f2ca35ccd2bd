import MVVMConformanceTesting
import MVVMConformanceXCTest
import Synchronization
import Testing
import XCTest

private let finding = ConformanceFinding(
  "'Lamp' is out", advice: "change the bulb", file: "/Lamps/LampTests.swift", line: 7)

/// The adapters say what was found, where it was found.
@Suite struct AdapterTests {
  @Test func `Swift Testing records one issue a finding, at its line`() {
    let heard = Mutex<[String]>([])
    withKnownIssue {
      expectNoFindings([finding, finding])
    } matching: { issue in
      let place = issue.sourceLocation.map { "\($0.fileID) \($0.fileName):\($0.line)" } ?? "nowhere"
      heard.withLock { $0.append("\(place): \(issue.comments.map(\.rawValue).joined())") }
      return true
    }
    let line = #"MVVMConformanceTests/LampTests.swift LampTests.swift:7: 'Lamp' is out; change the bulb"#
    #expect(heard.withLock { $0 } == [line, line])
  }

  #if !canImport(ObjectiveC)
    /// A test of XCTest within this one, whose failures somebody else hears.
    @MainActor @Test func `XCTest hears one failure a finding, at its line`() {
      let listener = Listener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      XCTestCase(name: "a finding is a failure") { _ in XCTAssertNoFindings([finding, finding]) }.run()
      XCTestObservationCenter.shared.removeTestObserver(listener)
      let failure = "/Lamps/LampTests.swift:7: failed - 'Lamp' is out; change the bulb"
      #expect(listener.failures == [failure, failure])
    }
  #endif

  @Test func `no finding is no issue`() {
    expectNoFindings([])
  }
}

final class XCTestAdapterTests: XCTestCase {
  func testNoFindingIsAPass() {
    XCTAssertNoFindings([])
  }

  @MainActor func testAProbeIsCalledInOneLine() async {
    XCTAssertNoFindings(await deallocationFindings { [ClockViewModel()] })
  }

  #if canImport(ObjectiveC)
    func testAFindingIsAFailure() {
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
