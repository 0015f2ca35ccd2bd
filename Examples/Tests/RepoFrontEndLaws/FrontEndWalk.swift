/// Thousands of random steps: the data changes, requests are answered or not, and a person scrolls, searches, selects
/// and goes back. In any order, a row looks like one repository, and a selected row opens what it showed.
///
/// A seed determines the steps, but not when the main actor performs their work.
public struct FrontEndWalk: Sendable {
  public let seed: UInt64
  public let steps: Int

  public init(seed: UInt64, steps: Int) {
    (self.seed, self.steps) = (seed, steps)
  }

  /// The number of steps by their name.
  public typealias Tally = [String: Int]

  /// Walks on a front end that the closure creates.
  @MainActor
  @discardableResult
  public func prove(
    timeout: Duration = .seconds(180), on make: @escaping FrontEndLaw.FrontEndFactory
  ) async throws(LawViolation) -> Tally {
    let stage = LawStage(timeout: timeout, make: make)
    defer { stage.close() }
    let walker = FrontEndWalker(stage.open(), seed: seed)
    for step in 1...steps {
      do throws(LawViolation) {
        try await walker.step()
        if step.isMultiple(of: 100) { try await walker.rest() }
      } catch {
        throw LawViolation(error, at: "step \(step) of seed \(seed), \(walker.latest)")
      }
    }
    try await walker.rest()
    return walker.tally
  }
}
