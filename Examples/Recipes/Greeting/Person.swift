/// The person to greet.
public struct Person: Hashable, Sendable {
  public var firstName: String
  public var lastName: String

  public init(firstName: String, lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}
