import Observation

/// Stub only: storage that a view retains while it is in the tree, even if its value is created again.
@MainActor protocol Kept {
  /// Takes over the former storage, or nil the first time. Returns the storage to retain.
  func keep(_ former: AnyObject?) -> AnyObject
}

extension State: Kept {
  func keep(_ former: AnyObject?) -> AnyObject {
    box.former = former as? Box<Value>
    return box.current
  }
}

/// Stub only: the value of a state. Views that read it while drawing observe its changes.
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
