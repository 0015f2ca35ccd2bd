public import MVVMBinding
public import MVVMCore

/// The parts of the greeting's screen, each of which is shown when it is asked for.
public enum GreetingField: CaseIterable, Sendable {
  case greeting, thing, price
}

/// What the greeting's screen shows and asks for; a test of the screen may give it another than the app's.
@MainActor
public protocol GreetingShowing: ViewModel, AnyObject {
  var greeting: String? { get }
  var thing: String? { get }
  var price: String? { get }
  /// The observers of these fields.
  var didChange: FieldObservers<any GreetingShowing, GreetingField> { get }

  func show(_ field: GreetingField)
  func showAll()
}
