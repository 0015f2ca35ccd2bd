public import Observation

// swiftui/state
@propertyWrapper public struct State<Value>: Kept {
  let box: Box<Value>
  // swiftui/state/init(wrappedvalue:)
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  // swiftui/state/init(initialvalue:)
  public init(initialValue: Value) { box = Box(initialValue) }
  // swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { box.current.value }
    nonmutating set { box.current.value = newValue }
  }
  // swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  func keep(_ former: AnyObject?) -> AnyObject {
    box.former = former as? Box<Value>
    return box.current
  }
}

/// The stub's own: what a view keeps while it is in the tree, however often it is made anew.
@MainActor protocol Kept {
  /// Takes the place of what was made for the view at first; nil where this is the first.
  func keep(_ former: AnyObject?) -> AnyObject
}

/// The stub's own: a state's value, whose changes are heard by whoever has read it in drawing.
final class Box<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  var former: Box?

  init(_ value: Value) { stored = value }

  var current: Box { former ?? self }
  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

// swiftui/binding
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  // swiftui/binding/init(get:set:)
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  // swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

// swiftui/bindable
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  // swiftui/bindable/wrappedvalue
  public var wrappedValue: Value
  // swiftui/bindable/projectedvalue
  public var projectedValue: Bindable<Value> { self }

  // swiftui/bindable/init(wrappedvalue:), for what is observable
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  // swiftui/bindable/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

// swiftui/observedobject
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Model: ObservableObject> {
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Model
}

// swiftui/stateobject
@propertyWrapper public struct StateObject<Model: ObservableObject> {
  private let box: Box<Model>
  public init(wrappedValue: @autoclosure @escaping () -> Model) { box = Box(wrappedValue()) }
  public var wrappedValue: Model { box.value }
}
