import CarRecipe

/// A store that answers when the test tells it to.
@MainActor
final class CarStoreDouble: CarStore {
  private var questions: [CheckedContinuation<[Car], any Error>] = []

  func cars() async throws -> [Car] {
    try await withCheckedThrowingContinuation { questions.append($0) }
  }

  /// Answers the first pending request, waiting for one if necessary.
  func answer(with answer: Result<[Car], any Error>) async throws {
    let limit = ContinuousClock.now + .seconds(180)
    while questions.isEmpty {
      guard ContinuousClock.now < limit else { throw NeverAsked() }
      await Task.yield()
    }
    questions.removeFirst().resume(with: answer)
  }

  var isAsked: Bool { !questions.isEmpty }
}

/// An error for an expected request that wasn't made.
struct NeverAsked: Error {}

extension [Car] {
  static let catalogue = [Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 940)]
}

/// Returns when the condition is true.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while !condition() {
    guard ContinuousClock.now < limit else { throw NeverAsked() }
    await Task.yield()
  }
}
