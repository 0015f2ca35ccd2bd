import protocol MVVMCore.ViewModel

// The rooms of the house.
enum Rooms {}

extension App.Rooms {
  final class KitchenViewModel {
    func load() {}
  }
}

extension App.Rooms.KitchenViewModel: MVVMCore.ViewModel {}

enum `internal` {
  enum `in` {}
}

extension `internal`.`in` {
  final class CellarViewModel {
    func load() {}
  }
}

extension `internal`.`in`.CellarViewModel: MVVMCore.ViewModel {}
