import CarRecipe

/// A store that answers when the test says so.
@MainActor
final class CarStoreDouble: CarStore {
  private var questions: [CheckedContinuation<[Car], any Error>] = []

  func cars() async throws -> [Car] {
    try await withCheckedThrowingContinuation { questions.append($0) }
  }

  /// Answers the first question that is open, as soon as there is one.
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

/// A question that was awaited in vain.
struct NeverAsked: Error {}

extension [Car] {
  static let catalogue = [Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 940)]
}

/// Returns once the condition holds.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while !condition() {
    guard ContinuousClock.now < limit else { throw NeverAsked() }
    await Task.yield()
  }
}
