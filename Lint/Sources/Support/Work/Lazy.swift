import Synchronization

/// A value that is computed on first use.
package final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value if it was computed already.
  package var existing: Value? { known.withLock { $0 } }

  package var value: Value {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}

/// A counter for several threads.
package final class AtomicCounter: Sendable {
  private let value = Atomic(0)

  package init() {}

  package func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
}
