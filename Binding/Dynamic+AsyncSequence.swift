extension Dynamic where Value: Sendable {
  /// The current value, then each new one, for `for await`.
  ///
  /// ```swift
  /// @MainActor func follow(_ name: Dynamic<String>) async {
  ///   for await name in name.values { print(name) }
  /// }
  /// ```
  ///
  /// A reader that is slower than the changes receives the latest value and misses those between. Each use is a sequence for
  /// one reader. It doesn't retain the dynamic, and ends when the dynamic is released or the reading task is cancelled.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let end = EndOfBinding { continuation.finish() }
    let token = bindAndFire { value in
      continuation.yield(value)
      withExtendedLifetime(end) {}
    }
    // Releases the token, and with it the closure, when the reader is cancelled or released.
    continuation.onTermination = { _ in withExtendedLifetime(token) {} }
    return stream
  }
}

extension ReadOnlyDynamic where Value: Sendable {
  /// The current value, then each new one, for `for await`. It follows the rules of ``Dynamic/values``.
  public var values: AsyncStream<Value> { dynamic.values }
}

/// Performs an action when the binding whose closure captures it is released.
final class EndOfBinding {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}
