import RepoFrontEndLaws

/// All tests of one list.
@MainActor
struct Proof {
  let make: FrontEnds.FrontEndFactory
  let timeout: Duration
  let seeds: ClosedRange<UInt64>
  let steps: Int

  /// Returns a summary.
  func run() async throws -> String {
    try await laws() + ", " + walks() + ", " + fingers()
  }

  private func laws() async throws -> String {
    for law in FrontEndLaw.all {
      do { try await law.prove(timeout: timeout, on: make) } catch { throw Failure(description: "\(law): \(error)") }
    }
    return "\(FrontEndLaw.all.count) laws"
  }

  private func walks() async throws -> String {
    var taps = 0
    for seed in seeds {
      let tally = try await FrontEndWalk(seed: seed, steps: steps).prove(timeout: timeout, on: make)
      taps += tally["chosen", default: 0]
    }
    return "\(seeds.count) walks of \(steps) steps with \(taps) taps"
  }

  private func fingers() async throws -> String {
    var (opened, others) = (0, 0)
    for seed in seeds {
      let finger = RestingFinger(seed: seed, on: make)
      do { try await finger.walk(steps: steps) } catch { throw Failure(description: "seed \(seed): \(error)") }
      (opened, others) = (opened + finger.opened, others + finger.openedOthers)
    }
    guard others > 0 else { throw Failure(description: "no row changed under a finger") }
    return "\(opened) held taps, \(others) of them on a row that changed"
  }
}
