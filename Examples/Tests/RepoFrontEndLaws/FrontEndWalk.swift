/// Thousands of steps in an order of chance: the data changes, answers come and stay away, a person scrolls, searches, chooses,
/// goes back. Whatever the order, a row looks as one repository does, and a chosen row opens what it showed.
///
/// A seed decides the steps; when the main actor comes to what they ask for, it does not.
public struct FrontEndWalk: Sendable {
  public let seed: UInt64
  public let steps: Int

  public init(seed: UInt64, steps: Int) {
    (self.seed, self.steps) = (seed, steps)
  }

  /// What was done, by what it is called.
  public typealias Tally = [String: Int]

  /// Walks on a front end of this making.
  @MainActor
  @discardableResult
  public func prove(
    patience: Duration = .seconds(180), on make: @escaping FrontEndLaw.Making
  ) async throws(LawViolation) -> Tally {
    let stage = LawStage(patience: patience, make: make)
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
