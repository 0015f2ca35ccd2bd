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
    guard numbers.count == 2 else { return fail("usage: Program SEEDS STEPS [--not-asked] [--hasty]") }
    ReusedCells.areNotAsked = words.contains("--not-asked")
    // One that is known to fail need not be waited for.
    let patience = words.contains("--hasty") ? Duration.milliseconds(300) : .seconds(20)
    Storyboard.load()
    ListStage.patience = words.contains("--hasty") ? .seconds(2) : patience
    if words.contains("--behaviours") { return await proveBehaviours() }
    for (name, make) in FrontEnds.all {
      do {
        for law in FrontEndLaw.all {
          try await prove("\(name): \(law)") { try await law.prove(patience: patience, on: make) }
        }
        var chosen = 0
        for seed in 1...numbers[0] {
          try await prove("\(name)") {
            chosen +=
              try await FrontEndWalk(seed: seed, steps: Int(numbers[1])).prove(patience: patience, on: make)["chosen"]
              ?? 0
          }
        }
        print("\(name): \(FrontEndLaw.all.count) laws, \(numbers[0]) walks of \(numbers[1]) steps, \(chosen) taps")
      } catch {
        return fail("\(error)")
      }
    }
    await proveBehaviours()
    if ReusedCells.stale > 0 { fail("\(ReusedCells.stale) of \(ReusedCells.count) cells came with a former context") }
  }

  private static func proveBehaviours() async {
    do {
      for behaviour in Behaviour.all {
        for kind in ListStage.Kind.allCases {
          try await prove("\(kind): \(behaviour.name)") { try await behaviour.prove(kind) }
        }
      }
      print("\(Behaviour.all.count) behaviours on each")
    } catch {
      fail("\(error)")
    }
  }

  private static func prove(_ name: String, _ work: () async throws -> Void) async throws {
    do { try await work() } catch { throw Failure(description: "\(name): \(error)") }
  }
}
