import RepoFrontEndLaws
import Testing

@MainActor
struct FrontEndWalkTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func correctFrontEndPassesTheWalk(seed: UInt64) async throws {
    let tally = try await FrontEndWalk(seed: seed, steps: 1_000).prove { PlainFrontEnd($0) }
    for step in [
      "data changed", "answered", "reloaded", "typed", "scrolled", "chosen", "gone back", "rested",
      "changed immediately",
    ] {
      #expect(tally[step, default: 0] >= 10, "\(step)")
    }
  }

  @Test(arguments: [
    Fault.opensByIndex, .opensTheRowBefore, .keepsStaleCells, .leavesOutLanguage, .keepsNotice,
  ])
  func faultyFrontEndFailsTheWalk(fault: Fault) async {
    await #expect(throws: LawViolation.self) {
      try await FrontEndWalk(seed: 1, steps: 1_000).prove(timeout: .seconds(1)) { PlainFrontEnd($0, fault: fault) }
    }
  }
}
