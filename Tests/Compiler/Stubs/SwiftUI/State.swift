final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value> {
  private let box: Box<Value>
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Model: ObservableObject> {
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Model
}

@propertyWrapper public struct StateObject<Model: ObservableObject> {
  private let box: Box<Model>
  public init(wrappedValue: @autoclosure @escaping () -> Model) { box = Box(wrappedValue()) }
  public var wrappedValue: Model { box.value }
}
