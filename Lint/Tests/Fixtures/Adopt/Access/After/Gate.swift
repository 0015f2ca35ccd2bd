/* Copyright 2024 Doors */
/// Adopts the role through an alias in a file that imports the kit.
final class GateViewModel: DoorModel {
  func open() {}
}
