import RepoFrontEndLaws

/// Tests the laws of a front end on the app's UIKit screens, with random walks.
///
///     Program SEEDS STEPS [TIMEOUT] [--no-preparation] [--behaviours]
///
/// TIMEOUT is how many milliseconds to wait before an expected change counts as missing.
@main
@MainActor
struct Program {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { UInt64($0) }
    guard 2...3 ~= numbers.count, numbers[0] > 0 else {
      return fail("usage: Program SEEDS STEPS [TIMEOUT] [--no-preparation] [--behaviours]")
    }
    ReusedCells.skipPreparation = words.contains("--no-preparation")
    let timeout = numbers.count == 3 ? Duration.milliseconds(Int64(numbers[2])) : .seconds(180)
    Storyboard.load()
    ListStage.timeout = timeout
    if words.contains("--behaviours") { return await proveBehaviours() }
    for (name, make) in FrontEnds.all {
      let proof = Proof(make: make, timeout: timeout, seeds: 1...numbers[0], steps: Int(numbers[1]))
      do { print("\(name): \(try await proof.run())") } catch { return fail("\(name): \(error)") }
    }
    await proveBehaviours()
    if ReusedCells.stale > 0 {
      fail("\(ReusedCells.stale) of \(ReusedCells.count) cells were dequeued with a former context")
    }
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
