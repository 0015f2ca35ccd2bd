import RepoFrontEndLaws

/// Proves every law and walks of chance, or the one that is named; prints those that do not hold.
@main
@MainActor
enum Laws {
  /// Who asks for one expects it to be broken.
  static var timeout: Duration { CommandLine.arguments.count < 2 ? .seconds(180) : .seconds(1) }

  static func main() async {
    let asked = CommandLine.arguments.dropFirst().first
    let proofs = (laws + own + walks).filter { asked == nil || $0.name == asked }
    var broken = 0
    for (name, proof) in proofs {
      do {
        try await proof()
      } catch {
        broken += 1
        print("broken: \(name): \(error)")
      }
    }
    print("\(proofs.count) laws and walks, \(broken) broken")
  }

  private typealias Proof = (name: String, prove: () async throws(LawViolation) -> Void)

  private static var laws: [Proof] {
    FrontEndLaw.all.map { law in
      (law.name, { () async throws(LawViolation) in try await law.prove(timeout: timeout) { SwiftUIFrontEnd($0) } })
    }
  }

  private static var own: [Proof] {
    [
      ("a repository that an answer tells twice is one row", OwnLaws.aRepositoryThatAnAnswerTellsTwiceIsOneRow),
      ("text that stays the same is not searched for again", OwnLaws.textThatStaysTheSameIsNotSearchedForAgain),
      ("the button in place of rows asks again", OwnLaws.theButtonInPlaceOfRowsAsksAgain),
      ("pulling asks again, and ends with the answer", OwnLaws.pullingAsksAgainAndEndsWithTheAnswer),
      ("a page is asked for once", OwnLaws.aPageIsAskedForOnceThoughItIsDrawnAgainAndAgain),
    ]
  }

  private static var walks: [Proof] {
    (1...3 as ClosedRange<UInt64>).map { seed in
      ("walk \(seed)", { () async throws(LawViolation) in try await walk(seed) })
    }
  }

  private static func walk(_ seed: UInt64) async throws(LawViolation) {
    let tally = try await FrontEndWalk(seed: seed, steps: 400).prove(timeout: timeout) { SwiftUIFrontEnd($0) }
    if tally["chosen", default: 0] > 10 { return }
    throw LawViolation("how many rows were chosen", expected: "more than 10", was: "\(tally)")
  }
}
