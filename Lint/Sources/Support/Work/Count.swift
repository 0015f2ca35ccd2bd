import Synchronization

/// A number that many threads count up.
final class Count: Sendable {
  private let value = Atomic(0)

  func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
