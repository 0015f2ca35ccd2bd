import RepoFrontEndLaws

/// Tests every law and random walk, or the named one, and prints those that are broken.
@main
@MainActor
enum Laws {
  /// Short for a single law, which is expected to be broken.
  static var timeout: Duration { CommandLine.arguments.count < 2 ? .seconds(180) : .seconds(1) }

  static func main() async {
    let requested = CommandLine.arguments.dropFirst().first
    let proofs = (laws + own + walks).filter { requested == nil || $0.name == requested }
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
      ("a repository that is twice in an answer has one row", OwnLaws.aRepeatedRepositoryHasOneRow),
      ("unchanged text is not searched for again", OwnLaws.unchangedTextIsNotSearchedForAgain),
      ("the button in the placeholder reloads", OwnLaws.theButtonInThePlaceholderReloads),
      ("pulling down reloads and ends with the answer", OwnLaws.pullingDownReloadsAndEndsWithTheAnswer),
      ("a page is loaded once", OwnLaws.aPageThatIsDrawnAgainIsLoadedOnce),
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
    throw LawViolation("the number of selected rows", expected: "more than 10", was: "\(tally)")
  }
}
