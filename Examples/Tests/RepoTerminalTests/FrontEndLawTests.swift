import RepoFrontEndLaws
import Testing

@testable import RepoTerminal

/// The terminal passes the laws of every front end.
@MainActor
struct FrontEndLawTests {
  @Test(arguments: FrontEndLaw.all)
  func everyLawHolds(law: FrontEndLaw) async throws {
    try await law.prove { TerminalFrontEnd($0) }
  }
}

@MainActor
struct FrontEndWalkTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func selectedRowOpensWhatItShowedInAnyOrder(seed: UInt64) async throws {
    let tally = try await FrontEndWalk(seed: seed, steps: 400).prove { TerminalFrontEnd($0) }
    #expect(tally["chosen", default: 0] > 10)
  }
}
