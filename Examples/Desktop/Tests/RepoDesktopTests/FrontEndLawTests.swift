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
}
