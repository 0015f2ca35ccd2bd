public import Observation

@propertyWrapper public struct State<Value> {  // State
  let box: Box<Value>

  public init(wrappedValue: Value) { box = Box(wrappedValue) }  // State.init(wrappedValue:)
  public init(initialValue: Value) { box = Box(initialValue) }  // State.init(initialValue:)
  public var wrappedValue: Value {  // State.wrappedValue
    get { box.current.value }
    nonmutating set { box.current.value = newValue }
  }
  public var projectedValue: Binding<Value> {  // State.projectedValue
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@propertyWrapper public struct Binding<Value> {  // Binding
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {  // Binding.init(get:set:)
    (self.get, self.set) = (get, set)
  }
  public var wrappedValue: Value {  // Binding.wrappedValue
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {  // Bindable
  public var wrappedValue: Value  // Bindable.wrappedValue
  public var projectedValue: Bindable<Value> { self }  // Bindable.projectedValue

  // Bindable.init(wrappedValue:)
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  // Bindable.subscript(dynamicMember:)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

// ObservedObject
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Model: ObservableObject> {
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }  // ObservedObject.init(wrappedValue:)
  public var wrappedValue: Model  // ObservedObject.wrappedValue
}

@propertyWrapper public struct StateObject<Model: ObservableObject> {  // StateObject
  private let box: Box<Model>
  // StateObject.init(wrappedValue:)
  public init(wrappedValue: @autoclosure @escaping () -> Model) { box = Box(wrappedValue()) }
  public var wrappedValue: Model { box.value }  // StateObject.wrappedValue
}
