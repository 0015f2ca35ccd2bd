public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  private let onCancel: () -> Void
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  deinit { onCancel() }
  public func cancel() { onCancel() }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Stub only: calls the closure with each value until the cancellable is released.
  func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}
