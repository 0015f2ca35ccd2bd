public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var subscriptions = 0

  public init() {}
  public func send(_ value: Output) {
    for receive in receivers.values { receive(value) }
  }

  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let key = subscriptions
    subscriptions += 1
    receivers[key] = receive
    return AnyCancellable { [weak self] in self?.receivers[key] = nil }
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let changes = PassthroughSubject<Output, Failure>()

  public init(_ value: Output) { self.value = value }
  public var value: Output {
    willSet { changes.send(newValue) }
  }
  public func send(_ value: Output) { self.value = value }

  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(value)
    return changes.subscribe(receive)
  }
}

public protocol ObservableObject: AnyObject {}

/// Publishes the current value, and each later one just before it is stored.
@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let subject: CurrentValueSubject<Value, Never>
    public func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable { subject.subscribe(receive) }
  }

  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  public var projectedValue: Publisher { Publisher(subject: subject) }
}
