import RepoFrontEndLaws
import Testing

@MainActor
struct FrontEndWalkTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func aFrontEndThatIsRightWalksOnAndOn(seed: UInt64) async throws {
    let tally = try await FrontEndWalk(seed: seed, steps: 1_000).prove { PlainFrontEnd($0) }
    for step in [
      "data changed", "answered", "asked again", "typed", "scrolled", "chosen", "gone back", "rested",
      "changed at once",
    ] {
      #expect(tally[step, default: 0] >= 10, "\(step)")
    }
  }

  @Test(arguments: [
    Fault.opensByIndex, .opensTheRowBefore, .keepsStaleCells, .leavesOutLanguage, .keepsNotice,
  ])
  func aFrontEndThatIsWrongStumbles(fault: Fault) async {
    await #expect(throws: LawViolation.self) {
      try await FrontEndWalk(seed: 1, steps: 1_000).prove(patience: .seconds(1)) { PlainFrontEnd($0, fault: fault) }
    }
  }
}
