extension Dynamic where Value: Sendable {
  /// The present value, then those that are set, for `for await`.
  ///
  /// ```swift
  /// @MainActor func follow(_ name: Dynamic<String>) async {
  ///   for await name in name.values { print(name) }
  /// }
  /// ```
  ///
  /// **Laws.** A reader that is slower than the changes gets the latest and misses those between. It ends when the dynamic is gone, or when
  /// the task that reads is cancelled. Each use is a sequence of its own, for one reader. **Ownership.** It does not keep the dynamic alive.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let end = EndOfStream { continuation.finish() }
    let token = bindAndFire { value in
      continuation.yield(value)
      withExtendedLifetime(end) {}
    }
    // Cancelled or no longer read: the token goes, and the closure with it.
    continuation.onTermination = { _ in withExtendedLifetime(token) {} }
    return stream
  }
}

extension ReadOnlyDynamic where Value: Sendable {
  /// The present value, then those that are set, for `for await`; as ``Dynamic/values``.
  public var values: AsyncStream<Value> { dynamic.values }
}

/// Does something when the last closure that knows it is gone.
final class EndOfStream: Sendable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  deinit { action() }
}
