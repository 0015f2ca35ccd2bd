public import MVVMBinding
public import MVVMCore

/// The fields of the greeting's screen; each is filled on request.
public enum GreetingField: CaseIterable, Sendable {
  case greeting, farewell, price
}

/// The view model of the greeting's screen, which a test can replace.
@MainActor
public protocol GreetingShowing: ViewModel, AnyObject {
  var greeting: String? { get }
  var farewell: String? { get }
  var price: String? { get }
  /// The observers of these fields.
  var didChange: FieldObservers<any GreetingShowing, GreetingField> { get }

  func show(_ field: GreetingField)
  func showAll()
}
