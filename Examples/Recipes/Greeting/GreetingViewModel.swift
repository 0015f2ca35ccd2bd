public import MVVMBinding
import MVVMCore

/// A greeting, a farewell and a price for one person.
@MainActor
public final class GreetingViewModel: GreetingShowing {
  public private(set) var greeting: String?
  public private(set) var farewell: String?
  public private(set) var price: String?
  public let didChange = FieldObservers<any GreetingShowing, GreetingField>()

  private let person: Person
  private let offer: Price

  public init(_ person: Person, offer: Price) {
    self.person = person
    self.offer = offer
  }

  public func show(_ field: GreetingField) {
    set(field)
    didChange.notify(field, of: self)
  }

  /// Fills all fields as one change.
  public func showAll() {
    GreetingField.allCases.forEach(set)
    didChange.notifyAll(of: self)
  }

  private func set(_ field: GreetingField) {
    switch field {
    case .greeting: greeting = "Hello \(person.firstName) \(person.lastName)"
    case .farewell: farewell = "Bye \(person.firstName) \(person.lastName)"
    case .price: price = "\(offer)"
    }
  }
}
