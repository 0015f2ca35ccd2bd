// The rooms of the house.
enum Rooms {}

extension App.Rooms {
  final class KitchenViewModel {
    func load() {}
  }
}

enum `internal` {
  enum `in` {}
}

extension `internal`.`in` {
  final class CellarViewModel {
    func load() {}
  }
}
