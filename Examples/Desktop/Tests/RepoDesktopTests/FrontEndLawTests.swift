import LoopTesting
import RepoFrontEndLaws
import XCTest

/// What is true of every front end is true in a window.
final class FrontEndLawTests: XCTestCase {
  func testEveryLawHolds() throws {
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

  func testWhateverTheOrderAChosenRowOpensWhatItShowed() throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      try onLoop {
        let tally = try await FrontEndWalk(seed: seed, steps: 400).prove { GTKFrontEnd($0) }
        XCTAssertGreaterThan(tally["chosen", default: 0], 10)
      }
    }
  }
}
