import RepoFrontEndLaws

/// Tests the laws of a front end on the app's UIKit screens, with random walks.
///
///     Program SEEDS STEPS [TIMEOUT] [--no-preparation] [--behaviors]
///
/// TIMEOUT is how many milliseconds to wait before an expected change counts as missing.
@main
@MainActor
struct Program {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { UInt64($0) }
    guard 2...3 ~= numbers.count, numbers[0] > 0 else {
      return fail("usage: Program SEEDS STEPS [TIMEOUT] [--no-preparation] [--behaviors]")
    }
    ReusedCells.skipPreparation = words.contains("--no-preparation")
    let timeout = numbers.count == 3 ? Duration.milliseconds(Int64(numbers[2])) : .seconds(180)
    Storyboard.load()
    ListStage.timeout = timeout
    if words.contains("--behaviors") { return await proveBehaviors() }
    for (name, make) in FrontEnds.all {
      let proof = Proof(make: make, timeout: timeout, seeds: 1...numbers[0], steps: Int(numbers[1]))
      do { print("\(name): \(try await proof.run())") } catch { return fail("\(name): \(error)") }
    }
    await proveBehaviors()
    if ReusedCells.stale > 0 {
      fail("\(ReusedCells.stale) of \(ReusedCells.count) cells were dequeued with a former context")
    }
  }

  private static func proveBehaviors() async {
    for behavior in Behavior.all {
      for kind in ListStage.Kind.allCases {
        do { try await behavior.prove(kind) } catch { return fail("\(kind): \(behavior.name): \(error)") }
      }
    }
    print("\(Behavior.all.count) behaviors on each")
  }
}
