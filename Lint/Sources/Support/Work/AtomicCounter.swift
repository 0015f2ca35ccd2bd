import Synchronization

/// A number that many threads count up.
package final class AtomicCounter: Sendable {
  private let value = Atomic(0)

  package init() {}

  package func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
