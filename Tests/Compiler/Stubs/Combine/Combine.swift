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

/// Type-checks only, as all of this module: nothing is ever published.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Publisher { Publisher() }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ value: Output) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  public init(_ value: Output) { self.value = value }
  public var value: Output
  public func send(_ value: Output) { self.value = value }
}
