/// A car in a catalog.
public struct Car: Hashable, Sendable {
  public var make: String
  public var model: String
  public var horsePower: Int
  /// In kilograms.
  public var weight: Int

  public init(make: String, model: String, horsePower: Int, weight: Int) {
    self.make = make
    self.model = model
    self.horsePower = horsePower
    self.weight = weight
  }
}
