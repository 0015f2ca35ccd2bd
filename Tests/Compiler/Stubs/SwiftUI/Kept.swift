import Observation

/// The stub's own: what a view keeps while it is in the tree, however often it is made anew.
@MainActor protocol Kept {
  /// Takes over what was kept; nil where this is the first. Returns what is to be kept.
  func keep(_ former: AnyObject?) -> AnyObject
}

extension State: Kept {
  func keep(_ former: AnyObject?) -> AnyObject {
    box.former = former as? Box<Value>
    return box.current
  }
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
