@propertyWrapper public struct ViewModel<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  @propertyWrapper public struct Cached {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }
  }
}

public enum Wrappers {
  @propertyWrapper public struct View<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }
  }
}
