import LoopTesting
import RepoFrontEndLaws
import XCTest

/// Tests the laws of every front end on the window.
final class FrontEndLawTests: XCTestCase {
  func testEveryLawIsTrue() throws {
    for law in FrontEndLaw.all {
      try onLoop {
        do {
          try await law.prove { GTKFrontEnd($0) }
        } catch {
          XCTFail("\(law): \(error)")
        }
      }
    }
  }

  func testRandomWalksOpenWhatRowsShow() throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      try onLoop {
        let tally = try await FrontEndWalk(seed: seed, steps: 400).prove { GTKFrontEnd($0) }
        XCTAssertGreaterThan(tally["chosen", default: 0], 10)
      }
    }
  }
}
