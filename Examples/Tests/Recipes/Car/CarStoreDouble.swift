import CarRecipe

/// A store that answers when the test tells it to.
@MainActor
final class CarStoreDouble: CarStore {
  private var requests: [CheckedContinuation<[Car], any Error>] = []

  func cars() async throws -> [Car] {
    try await withCheckedThrowingContinuation { requests.append($0) }
  }

  /// Answers the first pending request, waiting for one if necessary.
  func answer(with answer: Result<[Car], any Error>) async throws {
    let limit = ContinuousClock.now + .seconds(180)
    while requests.isEmpty {
      guard ContinuousClock.now < limit else { throw MissingRequest() }
      await Task.yield()
    }
    requests.removeFirst().resume(with: answer)
  }

  var hasRequest: Bool { !requests.isEmpty }
}

/// An error for an expected request that wasn't made.
struct MissingRequest: Error {}

extension [Car] {
  static let catalogue = [Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 940)]
}

/// Returns when the condition is true.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(180)
  while !condition() {
    guard ContinuousClock.now < limit else { throw MissingRequest() }
    await Task.yield()
  }
}
