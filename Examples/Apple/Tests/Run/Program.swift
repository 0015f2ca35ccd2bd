import RepoFrontEndLaws

/// Proves the laws of a front end on the app's UIKit screens, and walks through them.
///
///     Program SEEDS STEPS [--not-asked] [--hasty] [--behaviours]
@main
@MainActor
struct Program {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count == 2, numbers[0] > 0 else {
      return fail("usage: Program SEEDS STEPS [--not-asked] [--hasty] [--behaviours]")
    }
    ReusedCells.areNotAsked = words.contains("--not-asked")
    // One that is known to fail need not be waited for.
    let patience = words.contains("--hasty") ? Duration.milliseconds(300) : .seconds(20)
    Storyboard.load()
    ListStage.patience = words.contains("--hasty") ? .seconds(2) : patience
    if words.contains("--behaviours") { return await proveBehaviours() }
    for (name, make) in FrontEnds.all {
      let proof = Proof(make: make, patience: patience, seeds: 1...numbers[0], steps: Int(numbers[1]))
      do { print("\(name): \(try await proof.run())") } catch { return fail("\(name): \(error)") }
    }
    await proveBehaviours()
    if ReusedCells.stale > 0 { fail("\(ReusedCells.stale) of \(ReusedCells.count) cells came with a former context") }
  }

  private static func proveBehaviours() async {
    for behaviour in Behaviour.all {
      for kind in ListStage.Kind.allCases {
        do { try await behaviour.prove(kind) } catch { return fail("\(kind): \(behaviour.name): \(error)") }
      }
    }
    print("\(Behaviour.all.count) behaviours on each")
  }
}
